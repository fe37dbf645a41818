// Asks whether this browser has a session, while the code of the console is on its way; `firstAnswers.ts` hands the answers out.
// Not where the address says how to sign in, and not before a sign-out that the server never heard of.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Closed storage: nothing is known of an earlier visit.
      return null;
    }
  };

  /** What the page asked that was opened by the same address before: see `firstCalls.ts`. */
  const readFirstCalls = () => {
    try {
      const [, calls] = JSON.parse(read('studio.firstCalls')).find(([address]) => address === opened);
      return calls.filter((path) => path.startsWith('/rest/'));
    } catch {
      // None, or another version has left something else.
      return [];
    }
  };

  const opened = location.pathname + location.search;
  const firstCalls = readFirstCalls();
  const search = new URLSearchParams(location.search);
  const isAsked = ['username', 'login', 'externalToken'].some((name) => search.has(name));
  if (isAsked || read('studio.signOutPending') !== null) return;
  const asked = [];
  const ask = (path, clientId) => {
    const headers = { 'X-Console-Type': 'studio', ...(clientId !== null && { 'X-Client-Id': clientId }) };
    const answer = fetch(path, { headers, credentials: 'same-origin' });
    answer.catch(() => null);
    asked.push({ path, clientId, answer, time: performance.now() });
    return answer;
  };
  window.studioFirstAnswers = asked;
  void ask('/rest/DefaultPreference/default', null);
  void ask(`/rest/Translation?locale=${encodeURIComponent(navigator.language)}`, null);
  ask('/rest/Login', null)
    .then((response) => (response.status === 200 ? response.clone().json() : null))
    .then((session) => {
      if (session === null) return;
      for (const path of new Set(['/rest/User/current', '/rest/AdminFunction/available', ...firstCalls]))
        void ask(path, session.clientId);
    })
    .catch(() => undefined);
})();
