// Commands that change more than the folder in which they run. Run on old code in a temporary tree, they would leave
// the user with that code installed, or with a link to a deleted folder.

/** What `commands` do outside the tree, as a clause; null when nothing of the kind is known. */
export function reachOutside(commands: readonly string[], hasEnvironment: boolean): string | null {
  for (const command of commands) {
    const installs = INSTALLS.exec(command) ?? (hasEnvironment ? null : INTO_ENVIRONMENT.exec(command));
    if (installs !== null)
      return `“${plain(installs[0])}” would install code of a temporary tree outside of it`;
    const runner = hasEnvironment ? null : BY_FOLDER.exec(command);
    if (runner !== null) return `“${plain(runner[0])}” has an environment for the project's own folder alone`;
  }
  return null;
}

/** Installs into the machine, the user's home, or a registry that others install from. */
const INSTALLS =
  /\b(?:cargo|go|gem|stack|cabal|conda|mamba|sudo|brew|apt(?:-get)?)[ \t]{1,5}(?:--?\w[\w=-]{0,30}[ \t]{1,5})?(?:install|publish)(?![\w-])|\b(?:npm|pnpm|yarn|bun)[ \t]{1,5}(?:link|publish)\b|\b(?:npm|pnpm)[ \t]{1,5}(?:i|install|add)[ \t]{1,5}(?:-g|--global)\b|\b(?:make|ninja|cmake|mvnw?|gradlew?)\b[^|&;\n]{0,100}[ \t](?:--)?(?:install|deploy|publish\w{0,30})(?![\w-])/;

/** Installs into an environment, which is the user's unless the project has its own. */
const INTO_ENVIRONMENT =
  /\b(?:pip3?|poetry|pdm|pipenv|flit)[ \t]{1,5}(?:install|sync|update)\b|\bsetup\.py[ \t]{1,5}(?:install|develop)\b/;

/** These runners find their environment by the path of the folder. */
const BY_FOLDER = /\b(?:poetry|pipenv|hatch|pdm)[ \t]{1,5}run\b/;

function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ');
}
