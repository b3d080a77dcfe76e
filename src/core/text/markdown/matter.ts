// gray-matter with a single engine: YAML that keeps every scalar's spelling. Its own engines, one of which evaluates
// JavaScript, are replaced here and left out of the bundles.

import matter from 'gray-matter';
import { mapOf } from './value.ts';
import { readYaml, type YamlReading } from './yaml-value.ts';

const LONGEST_GAP = 200;

/** Never throws. @param block with its fences, from `frontmatterBlock`, so that it cannot name another language */
export function readMatter(block: string): YamlReading {
  // gray-matter's search for comments scans each run of white space once for every line in it.
  if ((block.match(/\s+/g) ?? []).some(({ length }) => length > LONGEST_GAP))
    return { status: 'invalid', reason: 'it holds a gap that is too long', at: 0 };
  // gray-matter calls no engine for a block with only comments.
  const found: { reading: YamlReading } = { reading: { status: 'ok', value: mapOf([]) } };
  const yaml = (source: string) => {
    // gray-matter counts the last line end as part of the fence.
    found.reading = readYaml(`${source}\n`);
    return {};
  };
  try {
    matter(block, { language: 'yaml', engines: { yaml, json: refuse, javascript: refuse } });
  } catch (error) {
    return { status: 'invalid', reason: error instanceof Error ? error.message : String(error), at: 0 };
  }
  return found.reading;
}

function refuse(): never {
  throw new Error('only YAML is read');
}
