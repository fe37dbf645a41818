// Requests the code of the console, and of the screen at this address, together with that of the page; without this each is requested once
// the one before it runs. Only where this browser is probably signed in: otherwise the sign-in screen needs none of it.
(() => {
  // Written by the build: see `build/screenFiles.ts`.
  const [files, ofConsole, screens] = [[], [], []];
  try {
    if (!(Number(localStorage.getItem('studio.signedInUntil')) > Date.now())) return;
  } catch {
    // Closed storage: the sign-in screen comes first.
    return;
  }
  const screen = screens.find(([address]) => new RegExp(address).test(location.pathname));
  for (const number of [...ofConsole, ...(screen?.[1] ?? [])]) {
    const link = document.createElement('link');
    // As Vite names them, so that it does not name them again; behind the page's own code and the questions of `ask.js`.
    const named = { rel: 'modulepreload', as: 'script', crossOrigin: '', href: `/${files[number]}` };
    Object.assign(link, named, { fetchPriority: 'low' });
    document.head.append(link);
  }
})();
