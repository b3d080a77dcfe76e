// gray-matter with one engine: YAML that keeps every scalar as it is written. Its own engines, of which one evaluates
// JavaScript, are replaced here and left out of the bundles.

import matter from 'gray-matter';
import { mapOf } from './value.ts';
import { readYaml, type YamlReading } from './yaml-value.ts';

const LONGEST_GAP = 200;

/** Total. @param block with its fences, as `frontmatterBlock` finds it, so that it cannot name another language */
export function readMatter(block: string): YamlReading {
  // Its search for comments goes over each run of white space once for every line in it.
  if ((block.match(/\s+/g) ?? []).some(({ length }) => length > LONGEST_GAP))
    return { status: 'invalid', reason: 'it holds a gap that is too long', at: 0 };
  // It hands nothing to an engine when a block holds only comments.
  const found: { reading: YamlReading } = { reading: { status: 'ok', value: mapOf([]) } };
  const yaml = (source: string) => {
    // It leaves the end of the last line to the fence.
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
