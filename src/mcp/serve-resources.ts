// Answers what a client asks about resources, in this process. What lists and reads them is loaded when it is asked for.

import {
  type JSONRPCNotification,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type Server,
} from '@modelcontextprotocol/server';
import type { Fields } from '../adapters/files/read-json.ts';
import { callPlace } from './project-folder.ts';
import type { ResourceWatch } from './watch-resources.ts';

export interface ServedResources {
  /** What a call may have changed is announced. */
  readonly afterCall: () => void;
  /** Later protocols subscribe in a way that the protocol's own server answers. */
  readonly subscribed: (filter: Fields) => Promise<void>;
}

export function serveResources(server: Server, projectOf: () => Promise<string>): ServedResources {
  const load = () => import('./resources.ts');
  let watch: Promise<ResourceWatch> | null = null;

  async function watched(): Promise<ResourceWatch> {
    const [{ watchResources }, { filesOf, listResources }] = await Promise.all([
      import('./watch-resources.ts'),
      load(),
    ]);
    const project = await projectOf();
    const notify = (notification: Omit<JSONRPCNotification, 'jsonrpc'>): void => {
      // The client may be gone.
      server.notification(notification).catch(() => {});
    };
    return watchResources({
      filesOf: (uri) => filesOf(project, uri),
      list: () => listResources(project),
      updated: (uri) => notify({ method: 'notifications/resources/updated', params: { uri } }),
      listChanged: () => notify({ method: 'notifications/resources/list_changed' }),
    });
  }

  function watching(): Promise<ResourceWatch> {
    watch ??= watched();
    return watch;
  }

  server.setRequestHandler('resources/list', async ({ params }) => {
    const resources = [...(await load()).listResources(await projectOf())];
    (await watching()).listed();
    return pageOf(resources, params?.cursor);
  });
  server.setRequestHandler('resources/templates/list', async () => ({
    resourceTemplates: (await load()).resourceTemplates(),
  }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq: { signal } }) => {
    const { callFor, readResource } = await load();
    const project = await projectOf();
    const call = callFor(project, uri);
    if (call !== null) {
      const { answerHere } = await import('./answer-here.ts');
      const asked = { ...call, ...callPlace(project), client: null, signal, tell: () => {} };
      const { content } = await answerHere(asked);
      return { contents: [{ uri, mimeType: 'text/plain', text: content[0].text }] };
    }
    const read = readResource(project, uri);
    if (read.status === 'refused') throw new ResourceNotFoundError(uri, read.reason);
    return { contents: [{ uri, mimeType: read.mimeType, text: read.text }] };
  });
  server.setRequestHandler('resources/subscribe', async ({ params: { uri } }) => {
    const { filesOf } = await load();
    if (filesOf(await projectOf(), uri).length === 0)
      throw new ResourceNotFoundError(
        uri,
        'There is no such resource: resources/list names those that are there.',
      );
    (await watching()).subscribe(uri);
    return {};
  });
  server.setRequestHandler('resources/unsubscribe', async ({ params: { uri } }) => {
    (await watching()).unsubscribe(uri);
    return {};
  });
  return {
    afterCall: () => void watch?.then((one) => one.look()),
    subscribed: async ({ resourceSubscriptions: uris, resourcesListChanged: isListWanted }) => {
      const { subscribe, listed } = await watching();
      if (isListWanted === true) listed();
      if (Array.isArray(uris)) for (const uri of uris) subscribe(String(uri));
    },
  };
}

const PAGE = 100;

function pageOf<One>(resources: One[], cursor = '0') {
  const start = /^\d{1,6}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!(start < Math.max(1, resources.length)))
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      'There is no such page: begin without a cursor.',
    );
  const next = start + PAGE;
  return {
    resources: resources.slice(start, next),
    ...(next < resources.length && { nextCursor: String(next) }),
  };
}
