// Puts the plugin for Obsidian into a vault.

import { ownUserFolder } from '../../../adapters/claude-code/own-user-folder.ts';
import { realPath } from '../../../adapters/files/place.ts';
import { agreesInTerminal } from '../../../adapters/user/ask-in-terminal.ts';
import { rememberVault } from '../../../adapters/user/installed-vaults.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { carryOutInstall, planInstall } from '../../ask/install-plugin.ts';
import { lineToType } from '../../workspace/cli-command.ts';
import { flag, pathWord } from '../operation/inputs.ts';
import { done, type Operation, operation, refused } from '../operation/operation.ts';

const install = operation({
  name: 'obsidian install',
  about: 'Copy the plugin for Obsidian into a vault, or bring it up to date',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: { vault: pathWord('a vault'), yes: flag('do it; in a terminal you are asked otherwise') },
  run: async ({ caller, tell, env }, { vault, yes }) => {
    const planned = planInstall(vault);
    if (planned.status === 'refused') return refused(planned.reason);
    const { install: plan } = planned;
    const what =
      plan.before === null ? `MSW Vault ${plan.version}` : `MSW Vault ${plan.version} over ${plan.before}`;
    if (!yes && caller.isTerminal) tell(`${what} would be copied to ${plan.folder}; its settings stay.`);
    const isAgreed = yes || (caller.isTerminal && (await agreesInTerminal('Copy it?')));
    if (isAgreed) {
      const problem = carryOutInstall(plan);
      if (problem !== null) return refused(problem);
      const user = ownUserFolder(realPath(vault), env);
      if (user.status === 'ok') await rememberVault(user.path, vault, plan.folder);
    }
    return done({
      vault,
      folder: plan.folder,
      version: plan.version,
      before: plan.before,
      installed: isAgreed,
    });
  },
  shown: ({ vault, folder, version, installed }) =>
    forPeople(
      installed
        ? [
            `MSW Vault ${version} is in ${folder}.`,
            'To enable it: in Obsidian, Settings, Community plugins (turn on if asked), reload the list, MSW Vault.',
          ]
        : ['Nothing was copied.', `To do it: ${lineToType`obsidian install ${vault} --yes`}`],
      Infinity,
    ),
});

export const obsidianOperations: readonly Operation[] = [install];
