// A click on a command copies it.
for (const button of document.querySelectorAll('.command')) {
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.textContent);
      button.classList.add('copied');
      setTimeout(() => button.classList.remove('copied'), 1200);
    } catch {
      getSelection().selectAllChildren(button);
    }
  });
}
