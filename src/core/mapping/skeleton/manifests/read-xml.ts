// pom.xml and the project files of .NET.

import { XMLParser } from 'fast-xml-parser';
import { type Fields, fieldsOf, textOf, textsOf } from '../facts/fields.ts';
import { dependency, nothingSaid, type ParsedManifest } from './parsed-manifest.ts';

/** Throws what the XML reader throws. */
export function readPom(text: string): ParsedManifest {
  const pom = fieldsOf(parser.parse(text).project);
  const parent = fieldsOf(pom.parent);
  return {
    ...nothingSaid,
    name: textOf(pom.artifactId),
    version: textOf(pom.version) ?? textOf(parent.version),
    dependencies: many(fieldsOf(pom.dependencies).dependency).flatMap((entry) => {
      const name = [textOf(entry.groupId), textOf(entry.artifactId)]
        .filter((part) => part !== null)
        .join(':');
      return name === '' ? [] : [dependency(name, textOf(entry.version) ?? '', entry.scope === 'test')];
    }),
    workspaces: texts(fieldsOf(pom.modules).module),
  };
}

/** Throws what the XML reader throws. */
export function readDotnet(text: string): ParsedManifest {
  const project = fieldsOf(parser.parse(text).Project);
  const properties = many(project.PropertyGroup);
  const property = (name: string) =>
    properties.map((group) => textOf(group[name])).find((said) => said) ?? null;
  return {
    ...nothingSaid,
    name: property('PackageId') ?? property('AssemblyName'),
    version: property('Version'),
    dependencies: many(project.ItemGroup)
      .flatMap((group) => many(group.PackageReference))
      .flatMap((entry) => {
        const name = textOf(entry['@Include']);
        const version = textOf(entry['@Version']) ?? textOf(entry.Version) ?? '';
        return name === null ? [] : [dependency(name, version)];
      }),
  };
}

// Entities are not replaced: a crafted file could make them grow without end.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
});

/** One element is an object, several are a list. */
function many(value: unknown): readonly Fields[] {
  return (Array.isArray(value) ? value : [value])
    .map(fieldsOf)
    .filter((item) => Object.keys(item).length > 0);
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? textsOf(value) : textsOf([value]);
}
