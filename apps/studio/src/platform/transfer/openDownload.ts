import { result } from '@studio/api';
import { api } from '../http/api.ts';

/**
 * Downloads a file in a new window, which the browser closes when it finds one that is not to be shown. Where no window may be opened, the download begins in
 * this one, which stays as it is.
 * @param urlOf the address of the file with a single-use token
 * @throws as every call of the client
 */
export async function openDownload(urlOf: (token: string) => string): Promise<void> {
  const { data } = await result(api.POST('/rest/Login/temporaryToken'));
  const url = urlOf(data.token);
  const opened = window.open(url, '_blank');
  if (opened === null) downloadHere(url);
  else opened.opener = null;
}

function downloadHere(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
