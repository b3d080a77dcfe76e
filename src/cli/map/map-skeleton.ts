// `map skeleton`: what code knows about a codebase before a model reads it.

import { buildSkeleton } from '../../app/mapping/build-skeleton.ts';
import { isFolder } from '../../app/planning/documents/find-planning.ts';
import { skeletonText } from '../../core/mapping/skeleton/slice/skeleton-text.ts';
import { namedFolder } from '../frame/named-path.ts';
import { isSet, json, type Verb } from '../frame/noun.ts';
import { done, doneJson, failed } from '../frame/outcome.ts';

/** As JSON the whole `Skeleton`. `--no-cache` neither reads nor writes `.msw/cache`. */
export const skeleton: Verb = {
  options: { ...json, 'no-cache': { type: 'boolean' } },
  words: { least: 0, most: 1, names: 'one project folder' },
  run: async (call) => {
    const { words, values } = call;
    const named = namedFolder(call, words[0]);
    if (named.status === 'refused') return failed(named.reason);
    const folder = named.path;
    if (!isFolder(folder)) return failed(`The folder ${folder} does not exist.`);
    const built = await buildSkeleton(folder, { cache: !isSet(values, 'no-cache') });
    return isSet(values, 'json') ? doneJson(built) : done(skeletonText(built));
  },
};
