// Reads pom.xml and .NET project files.

import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { nameOf } from '../facts/path-names.ts';
import { dependency, nothingSaid, type ParsedManifest } from './parsed-manifest.ts';

/** Throws the errors of the XML parser. */
export function readPom(text: string): ParsedManifest {
  const pom = rootOf(text, 'project');
  return {
    ...nothingSaid,
    name: textAt(pom, 'artifactId'),
    version: textAt(pom, 'version') ?? textAt(childrenOf(pom, 'parent')[0], 'version'),
    dependencies: childrenOf(pom, 'dependencies', 'dependency').flatMap((entry) => {
      const name = [textAt(entry, 'groupId'), textAt(entry, 'artifactId')]
        .filter((part) => part !== null)
        .join(':');
      const isForTests = textAt(entry, 'scope') === 'test';
      return name === '' ? [] : [dependency(name, textAt(entry, 'version') ?? '', isForTests)];
    }),
    workspaces: childrenOf(pom, 'modules', 'module').flatMap((module) => module.text.trim() || []),
  };
}

/** Named after its file unless it says otherwise. Throws the errors of the XML parser. */
export function readDotnet(text: string, path: string): ParsedManifest {
  const project = rootOf(text, 'Project');
  const property = (name: string) =>
    childrenOf(project, 'PropertyGroup')
      .map((group) => textAt(group, name))
      .find((value) => value !== null) ?? null;
  return {
    ...nothingSaid,
    name: property('PackageId') ?? property('AssemblyName') ?? stemOf(path),
    version: property('Version'),
    dependencies: childrenOf(project, 'ItemGroup', 'PackageReference').flatMap((entry) => {
      const { Include: name, Version: version } = entry.attributes;
      return name === undefined ? [] : [dependency(name, version ?? textAt(entry, 'Version') ?? '')];
    }),
    raw: {
      projects: childrenOf(project, 'ItemGroup', 'ProjectReference').flatMap(({ attributes }) =>
        stemOf(attributes.Include?.replaceAll('\\', '/') ?? ''),
      ),
    },
  };
}

/** `a/B.C.csproj` is the project `B.C`. */
function stemOf(path: string): string {
  return nameOf(path).replace(/\.\w+$/, '');
}

/** Entities that a file declares itself are not expanded: a crafted file could make them grow without end. */
function rootOf(text: string, name: string): XmlElement | undefined {
  const { root } = parseXml(text, { ignoreUndefinedEntities: true });
  return root?.name === name ? root : undefined;
}

/** The elements reached by a path of names. */
function childrenOf(parent: XmlElement | undefined, ...path: readonly string[]): readonly XmlElement[] {
  let reached = parent === undefined ? [] : [parent];
  for (const name of path) {
    reached = reached
      .flatMap(({ children }) => children)
      .filter((child) => child instanceof XmlElement)
      .filter((child) => child.name === name);
  }
  return reached;
}

function textAt(parent: XmlElement | undefined, name: string): string | null {
  return childrenOf(parent, name)[0]?.text.trim() || null;
}
