// The environments that tox is given and the sessions of nox: names that people call, read as text.

/** `[testenv:lint]`, `[env.lint]`, and the words of `envlist`; those made of factors are known by their parts too. */
export function toxNames(text: string): readonly string[] {
  const sections = [...text.matchAll(/^\[(?:testenv:|(?:tool\.tox\.)?env\.)([^\]\n]{1,200})\]/gm)].map(
    ([, name = '']) => name,
  );
  const list = /^env_?list[ \t]*=([^\n]*(?:\n[ \t]+[^\n]*)*)/m.exec(text)?.[1] ?? '';
  const words = [...sections, list].flatMap((said) => said.match(/[A-Za-z0-9][\w.-]*/g) ?? []);
  return [...new Set(words)];
}

/** Functions below `@nox.session`, and the names that these give them. */
export function noxNames(text: string): readonly string[] {
  const functions = text.matchAll(
    /^@(?:nox\.|nox_\w+\.)?session\b[^\n]{0,300}\n(?:(?!def )[^\n]{0,300}\n){0,30}def (\w+)/gm,
  );
  const given = text.matchAll(/\bname[ \t]*=[ \t]*["']([\w.:-]+)["']/g);
  return [...functions, ...given].flatMap(([, name = '']) => [name, name.replaceAll('_', '-')]);
}
