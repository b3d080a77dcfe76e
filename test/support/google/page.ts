// What the stand-in answers that is no RPC: the home page, where a client reads its token or finds itself
// logged out, and the upload of a file in two requests.

import type { ServerResponse } from 'node:http';
import type { LoggedRequest } from './logged-request.ts';
import type { Notebooks } from './notebooks.ts';
import { parseJson } from './wire.ts';

export function answerPage(
  response: ServerResponse,
  entry: LoggedRequest,
  target: string,
  notebooks: Notebooks,
): void {
  if (entry.path.startsWith('/upload/')) {
    answerUpload(response, entry, new URL(target, 'https://stand.in'), notebooks);
  } else if (entry.scenario === 'expired' && !entry.host.startsWith('accounts.')) {
    response.writeHead(302, { location: 'https://accounts.google.com/ServiceLogin' }).end();
  } else {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<script>{"SNlM0e":"CSRF-fresh","FdrFJe":"-2","cfb2h":"boq_y"}</script>');
  }
}

/** The first request names the source and is told where its file goes; the second is the file. */
function answerUpload(response: ServerResponse, entry: LoggedRequest, url: URL, notebooks: Notebooks): void {
  const source = notebooks.findSource(url.searchParams.get('source') ?? '');
  if (source !== undefined) source.content = entry.body;
  const place = `https://${entry.host}/upload/_/?source=${sourceNamedIn(entry.body)}`;
  response.writeHead(200, source === undefined ? { 'x-goog-upload-url': place } : {}).end();
}

function sourceNamedIn(body: string): string {
  const start = parseJson(body);
  const id: unknown = start !== null && typeof start === 'object' ? Reflect.get(start, 'SOURCE_ID') : null;
  return typeof id === 'string' ? id : '';
}
