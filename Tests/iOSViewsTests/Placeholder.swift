// Tests of the façade.
