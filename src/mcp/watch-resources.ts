// Tells a client that resources changed: those that it subscribed to, and the list that it has seen. Looks at files
// only while something is subscribed, and after calls.

import { lookAt } from '../adapters/files/list-folder.ts';

interface Watched {
  /** The files of a resource, absolute. */
  readonly filesOf: (uri: string) => readonly string[];
  readonly list: () => readonly { readonly uri: string }[];
  readonly updated: (uri: string) => void;
  readonly listChanged: () => void;
}

export interface ResourceWatch {
  readonly subscribe: (uri: string) => void;
  readonly unsubscribe: (uri: string) => void;
  /** The client has the list as it is now. */
  readonly listed: () => void;
  /** Looks now. */
  readonly look: () => void;
}

const LOOK_EVERY_MS = 1000;

export function watchResources({ filesOf, list, updated, listChanged }: Watched): ResourceWatch {
  const seen = new Map<string, string>();
  let known: string | null = null;
  let timer: NodeJS.Timeout | null = null;
  const markOf = (uri: string): string => filesOf(uri).map(markOfFile).join('\n');
  const markOfList = (): string =>
    list()
      .map(({ uri }) => uri)
      .join('\n');

  const look = (): void => {
    for (const [uri, before] of seen) {
      const now = markOf(uri);
      if (now === before) continue;
      seen.set(uri, now);
      updated(uri);
    }
    const now = known === null ? null : markOfList();
    if (now === known) return;
    known = now;
    listChanged();
  };
  return {
    look,
    subscribe: (uri) => {
      seen.set(uri, markOf(uri));
      // Its client's end is the server's.
      timer ??= setInterval(look, LOOK_EVERY_MS).unref();
    },
    unsubscribe: (uri) => {
      seen.delete(uri);
      if (seen.size > 0 || timer === null) return;
      clearInterval(timer);
      timer = null;
    },
    listed: () => {
      known = markOfList();
    },
  };
}

function markOfFile(path: string): string {
  try {
    const stat = lookAt(path);
    return stat === null ? 'gone' : `${stat.size} ${stat.mtimeMs}`;
  } catch {
    return 'unknown';
  }
}
