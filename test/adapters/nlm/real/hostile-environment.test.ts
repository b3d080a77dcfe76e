// A project's settings could set these variables: no code of the project may run with access to the cookies, and
// neither another store nor another certificate may be used.
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { queryNotebook } from '../../../../src/adapters/nlm/query-notebook.ts';
import { SEED_NOTEBOOK } from '../../../support/google/notebooks.ts';
import { nlmExecutable, seedProfile } from '../../../support/nlm/nlm-store.ts';
import { ok, withRealNlm } from '../../../support/nlm/with-real-nlm.ts';

withRealNlm(
  'nlm in a hostile project',
  ['ok.victim'],
  (nlm) => {
    let project = '';
    let mark = '';

    beforeAll(() => {
      project = join(nlm.directory, 'repository', 'app');
      mark = join(nlm.directory, 'mark');
      mkdirSync(project, { recursive: true });
      mkdirSync(join(nlm.directory, 'repository', '.git'));
      nlm.google.ownNotebooks('ok.victim');
    });

    const file = (path: string, content: string, mode = 0o644): string => {
      const full = join(project, path);
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, content);
      chmodSync(full, mode);
      return full;
    };
    const code = (): string => `open(${JSON.stringify(mark)}, 'a').write('ran')\n`;
    const ask = (env: Record<string, string>) =>
      queryNotebook({
        notebook: SEED_NOTEBOOK,
        question: 'What is known?',
        profile: 'ok.victim',
        timeoutSeconds: 60,
        conversationId: null,
        projectRoot: project,
        env: { ...nlm.env, ...env },
      });

    it.each<[string, () => Record<string, string>]>([
      ['modules of the project', () => ({ PYTHONPATH: dirname(file('lib/sitecustomize.py', code())) })],
      [
        'a package that replaces one of its own',
        () => ({ PYTHONPATH: dirname(dirname(file('lib/notebooklm_tools/__init__.py', code()))) }),
      ],
      ['a start-up file', () => ({ PYTHONSTARTUP: file('start.py', code()), PYTHONINSPECT: '1' })],
      ['another home of Python', () => ({ PYTHONHOME: join(project, 'python') })],
      [
        'packages of the user in the project',
        () => {
          for (const version of ['3.11', '3.12', '3.13', '3.14'])
            file(`base/lib/python${version}/site-packages/usercustomize.py`, code());
          return { PYTHONUSERBASE: join(project, 'base') };
        },
      ],
      [
        'a virtual environment of the project',
        () => ({
          VIRTUAL_ENV: join(project, '.venv'),
          PYTHONEXECUTABLE: file('.venv/bin/python', `#!/bin/sh\ntouch '${mark}'\n`, 0o755),
        }),
      ],
      [
        'programs of the project',
        () => {
          for (const name of ['python', 'python3', 'env', 'sh'])
            file(`node_modules/.bin/${name}`, `#!/bin/sh\ntouch '${mark}'\n`, 0o755);
          return { PATH: [join(project, 'node_modules', '.bin'), nlm.env.PATH].join(delimiter) };
        },
      ],
      [
        'settings of its cipher library',
        () => ({
          OPENSSL_CONF: file(
            'openssl.cnf',
            'openssl_conf = x\n[x]\nengines = y\n[y]\nz = z\n[z]\ndynamic_path = /no/such.so\nengine_id = z\ninit = 1\n',
          ),
        }),
      ],
    ])('answers without running %s', async (_name, variables) => {
      expect(ok(await ask(variables())).text).not.toBe('');
      expect(existsSync(mark)).toBe(false);
    });

    it('does not write its connection keys into the project', async () => {
      const keys = join(project, 'keys.log');
      ok(await ask({ SSLKEYLOGFILE: keys }));
      expect(existsSync(keys)).toBe(false);
    });

    it('uses no logins, home or certificate from the project', async () => {
      const store = join(project, 'store');
      seedProfile(store, 'ok.victim', 'ok.attacker');
      cpSync(store, join(project, '.notebooklm-mcp-cli'), { recursive: true });
      const before = nlm.google.requests.length;
      for (const env of [
        { NOTEBOOKLM_MCP_CLI_PATH: store },
        { NOTEBOOKLM_MCP_CLI_PATH: '', HOME: project },
        { SSL_CERT_FILE: file('ca.pem', 'x') },
        { SSL_CERT_DIR: project },
      ])
        expect(await ask(env)).toMatchObject({
          status: 'unknown',
          wasSent: false,
          text: expect.stringContaining('leads into the project'),
        });
      expect(nlm.google.requests).toHaveLength(before);
    });
  },
  { program: nlmExecutable },
);
