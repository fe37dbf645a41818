// Runs before the first paint, so that a page never flashes in the other theme. The same choice as `setTheme` of @studio/ui.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('studio.theme');
    // Whoever has not chosen has the theme of the preferences, as the console kept them last.
    choice ??= JSON.parse(localStorage.getItem('studio.preferences') ?? '{}')['console.theme'];
  } catch {
    // Closed storage: the system's theme shows.
  }
  const isChosen = choice === 'light' || choice === 'dark';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = isChosen ? choice : system;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
})();
