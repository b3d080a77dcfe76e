import { describe, expect, it } from 'vitest';
import { withoutPersonal } from '../../../src/core/secrets/without-personal.ts';

describe('withoutPersonal', () => {
  it.each([
    ['mail to jane.doe+ci@acme-labs.io failed', 'mail to <email> failed'],
    ['ENOENT: /home/jdoe/app/x.ts', 'ENOENT: /home/<user>/app/x.ts'],
    ['at C:\\Users\\Jane Doe\\app', 'at C:\\Users\\<user> Doe\\app'],
    ['file:///Users/jdoe/app', 'file:///Users/<user>/app'],
    ['getaddrinfo ENOTFOUND db01.corp.acme.io', 'getaddrinfo ENOTFOUND <host>'],
    ['getaddrinfo EAI_AGAIN buildbox-7', 'getaddrinfo EAI_AGAIN <host>'],
    [
      'could not translate host name "pg-main.acme.net" to address',
      'could not translate host name "<host>" to address',
    ],
    ['GET https://jenkins.acme.com/job/1 502', 'GET https://<host>/job/1 502'],
    ['redis://<secret>@cache.prod.internal:6379', 'redis://<secret>@<host>:6379'],
    ['connect to 10.1.2.3 and 192.168.0.7', 'connect to <host> and <host>'],
    ['java.net.UnknownHostException: kafka-1.acme.local', 'java.net.UnknownHostException: <host>'],
    ['dial tcp: lookup vault.service.consul on 10.0.0.2', 'dial tcp: lookup <host> on <host>'],
    ['ssh bob@buildbox', 'ssh <user>@<host>'],
    ['bob@buildbox: Permission denied (publickey)', '<user>@<host>: Permission denied (publickey)'],
    ['on ip-10-0-3-4.ec2.internal', 'on <host>'],
  ])('%s', (text, sent) => {
    expect(withoutPersonal(text)).toBe(sent);
  });

  it('takes out the names that it is given, but not those under which everybody works', () => {
    expect(withoutPersonal('jdoe-mac: jdoe said no to jdoes', ['jdoe', 'jdoe-mac'])).toBe(
      '<name>: <name> said no to jdoes',
    );
    expect(withoutPersonal('the root user runs node', ['root', 'user', 'node', 'me'])).toBe(
      'the root user runs node',
    );
  });

  it.each([
    "Cannot find module '@babel/core' from src/index.ts",
    'npm error 404 https://registry.npmjs.org/nope',
    'connect ECONNREFUSED localhost:5432',
    'http://127.0.0.1:3000/a',
    'ssh git@github.com:acme/app.git',
    'lodash@latest and react@18.2.0',
    'java.lang.NullPointerException at org.acme.util.Strings.io',
    'this.state.user.name is not a function',
    'expected 1.2.3 to equal 1.2.4',
    'the server said no',
    'see https://nodejs.org/api/fs.html',
  ])('leaves %j alone', (text) => {
    expect(withoutPersonal(text)).toBe(text);
  });
});
