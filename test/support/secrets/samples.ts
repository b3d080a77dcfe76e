// Made-up secrets of every kind that the output of a check is likely to contain, each with the words that go with it.

import { ALNUM, DIGITS, HEX, LOWER, madeUp, type Random, tokenExamples, UPPER } from './token-examples.ts';

export interface Sample {
  readonly kind: string;
  /** As a program would print it; may have several lines. */
  readonly text: string;
  /** The parts that must not remain. */
  readonly secrets: readonly string[];
}

const BASE64 = `${ALNUM}+/`;

/** Each kind once; another seed gives other secrets. */
export function secretSamples(seed = 1): readonly Sample[] {
  const r = madeUp(seed);
  return [
    ...tokens(r),
    ...assigned(r),
    ...addresses(r),
    ...headers(r),
    ...commands(r),
    ...keys(r),
    ...unnamed(r),
  ];
}

function tokens(r: Random): readonly Sample[] {
  return Object.entries(tokenExamples).map(([kind, make]) => {
    const token = make(r);
    return { kind, text: `got ${token} back`, secrets: [token] };
  });
}

const sample = (kind: string, secret: string, text: (secret: string) => string): Sample => ({
  kind,
  text: text(secret),
  secrets: [secret],
});

/** Names that are used for secrets, as languages and tools write them. */
const NAMES =
  `DB_PASS DB_PASSWORD PGPASSWORD MYSQL_PWD MYSQL_ROOT_PASSWORD REDIS_PASSWORD SMTP_PASS dbPassword userPassword
password passwd pwd Pwd Password passphrase db.password spring.datasource.password javax.net.ssl.keyStorePassword
SECRET SECRET_KEY SECRET_KEY_BASE DJANGO_SECRET_KEY SECRET_KEY_FALLBACK_2 APP_SECRET JWT_SECRET clientSecret client_secret
client-secret AZURE_CLIENT_SECRET WEBHOOK_SECRET SESSION_SECRET AWS_SECRET_ACCESS_KEY aws_secret_access_key secretAccessKey
AWS_SESSION_TOKEN TOKEN token GITHUB_TOKEN GH_TOKEN CI_JOB_TOKEN NPM_TOKEN NODE_AUTH_TOKEN accessToken access_token
refresh_token id_token authToken auth-token _authToken bot_token csrf_token VAULT_TOKEN
API_KEY api_key apiKey api-key apikey x-api-key X-Auth-Token OPENAI_API_KEY DATADOG_API_KEY STRIPE_KEY_SECRET
PRIVATE_KEY privateKey ENCRYPTION_KEY SIGNING_KEY MASTER_KEY ACCESS_KEY accessKey LICENSE_KEY DEPLOY_KEY
Ocp-Apim-Subscription-Key PRIVATE-TOKEN X-Vault-Token X-Shopify-Access-Token SNYK_TOKEN HEROKU_API_KEY SONAR_TOKEN
CODECOV_TOKEN CLOUDFLARE_API_TOKEN TWILIO_AUTH_TOKEN keyPassword storePassword KEYSTORE_PASS ADMIN_PASSWORD_TEST`
    .split(/\s+/)
    .filter((name) => name !== '');

/** How a name and its value are written. */
const WRITTEN: readonly ((name: string, value: string) => string)[] = [
  (name, value) => `${name}=${value}`,
  (name, value) => `${name}="${value}"`,
  (name, value) => `${name}='${value}'`,
  (name, value) => `${name}: ${value}`,
  (name, value) => `${name}: "${value}"`,
  (name, value) => `${name} = ${value}`,
  (name, value) => `${name} = '${value}'`,
  (name, value) => `"${name}": "${value}"`,
  (name, value) => `'${name}': '${value}'`,
  (name, value) => `"${name}"=>"${value}"`,
  (name, value) => `'${name}' => '${value}'`,
  (name, value) => `[${name}] => ${value}`,
  (name, value) => `["${name}"]=> string(9) "${value}"`,
  (name, value) => `${name} := "${value}"`,
  (name, value) => `export ${name}=${value}`,
  (name, value) => `--${name}=${value}`,
  (name, value) => `--${name} ${value}`,
  (name, value) => `['--${name}', '${value}']`,
  (name, value) => `?${name}=${value}&page=2`,
  (name, value) => `a=1&${name}=${value}`,
  (name, value) => `Server=db;${name}=${value};Timeout=30`,
  (name, value) => `<${name}>${value}</${name}>`,
  (name, value) => `<add key="${name}" value="${value}" />`,
  (name, value) => `{"name":"${name}","value":"${value}"}`,
  (name, value) => `- name: ${name}\n  value: ${value}`,
  (name, value) => `User(id=7, ${name}=${value}, active=True)`,
  (name, value) => `connect(host='db', ${name}='${value}')`,
  (name, value) => `${name}: Some("${value}")`,
  (name, value) => `${name}=b'${value}'`,
  (name, value) => `set('${name}', '${value}')`,
  (name, value) => `config["${name}"] = "${value}"`,
  (name, value) => `user[${name}]=${value}`,
  (name, value) => `const ${name}: string = "${value}"`,
  (name, value) => `${name}: |\n  ${value}`,
  (name, value) => `-D${name}=${value}`,
  (name, value) => `${name}: '${value}',`,
];

const VALUES: readonly ((r: Random) => string)[] = [
  (r) => `s3cr3t${r(6)}`,
  (r) => `${r(5)}!${r(5)}9x`,
  (r) => r(20),
  (r) => r(32, HEX),
  (r) => `${r(6)}$${r(4)}#${r(4)}7k`,
  (r) => `${r(40, BASE64)}`,
];

/** Every name in several writings, every writing with several names. */
function assigned(r: Random): readonly Sample[] {
  return NAMES.flatMap((name, index) =>
    WRITTEN.filter((_, way) => (index + way) % 3 === 0).map((write, way) => {
      const value = VALUES[(index + way) % VALUES.length]?.(r) ?? r(20);
      return { kind: `named ${name}`, text: write(name, value), secrets: [value] };
    }),
  );
}

function addresses(r: Random): readonly Sample[] {
  const word = () => `${r(4, LOWER)}9${r(7)}`;
  return [
    sample('redis without a user', word(), (s) => `redis://:${s}@cache:6379/0`),
    sample('postgres', word(), (s) => `postgres://app:${s}@db.internal:5432/app?sslmode=require`),
    sample(
      'postgres with a slash in the password',
      `${word()}/${word()}`,
      (s) => `postgresql://app:${s}@db/app`,
    ),
    sample('an @ in the password', `${word()}@${word()}`, (s) => `mysql://root:${s}@127.0.0.1/test`),
    sample('mongodb+srv', word(), (s) => `mongodb+srv://app:${s}@cluster0.example.net/test`),
    sample('amqp', word(), (s) => `amqps://guest:${s}@mq:5671/vhost`),
    sample('jdbc', word(), (s) => `jdbc:postgresql://app:${s}@db:5432/app`),
    sample('jdbc parameters', word(), (s) => `jdbc:mysql://db:3306/app?user=root&password=${s}&useSSL=false`),
    sample('a token as user', r(20), (s) => `https://${s}@git.example.com/acme/app.git`),
    sample(
      'a token with x-access-token',
      r(20),
      (s) => `https://x-access-token:${s}@git.example.com/acme/app`,
    ),
    sample('a token with oauth2', r(20), (s) => `https://oauth2:${s}@gitlab.example.com/acme/app`),
    sample('basic authentication', word(), (s) => `https://admin:${s}@registry.example.com/simple/`),
    sample('a Sentry DSN', r(32, HEX), (s) => `https://${s}@o12345.ingest.sentry.io/678`),
    sample('ftp', word(), (s) => `ftp://deploy:${s}@ftp.example.com/`),
    sample('smtp', word(), (s) => `smtps://mailer:${s}@mail.example.com:465`),
    sample('cloudinary', word(), (s) => `cloudinary://123456789012345:${s}@demo`),
    sample('a Go DSN', word(), (s) => `root:${s}@tcp(127.0.0.1:3306)/app?parseTime=true`),
    sample('a DSN without a scheme', word(), (s) => `could not connect to app:${s}@db:5432`),
    sample(
      'an Azure SAS',
      `${r(43, BASE64)}=`,
      (s) => `https://acme.blob.core.windows.net/c/f?sv=2022-11-02&sp=r&sig=${encodeURIComponent(s)}`,
    ),
    sample('an Azure SAS, plain', r(44), (s) => `?sv=2022-11-02&ss=b&srt=sco&sp=rl&sig=${s}&se=2030-01-01`),
    sample(
      'AWS signature',
      r(64, HEX),
      (s) => `https://b.s3.amazonaws.com/k?X-Amz-Expires=60&X-Amz-Signature=${s}`,
    ),
    sample(
      'Google signature',
      r(64, HEX),
      (s) => `https://storage.googleapis.com/b/o?X-Goog-Signature=${s}&x=1`,
    ),
    sample('a key in a query', `${r(10)}7${r(20)}`, (s) => `https://maps.example.com/api?key=${s}&v=3`),
  ];
}

function headers(r: Random): readonly Sample[] {
  return [
    sample('Authorization: Bearer', r(24), (s) => `Authorization: Bearer ${s}`),
    sample('authorization: basic', `${r(22)}==`, (s) => `authorization: Basic ${s}`),
    sample('Authorization: token', r(40, HEX), (s) => `Authorization: token ${s}`),
    sample('Authorization without a scheme', `${r(10)}4${r(10)}`, (s) => `Authorization: ${s}`),
    sample(
      'Authorization of AWS',
      r(64, HEX),
      (s) =>
        `Authorization: AWS4-HMAC-SHA256 Credential=x/20260101/eu/s3/aws4_request, SignedHeaders=host, Signature=${s}`,
    ),
    sample(
      'Authorization of digest',
      r(32, HEX),
      (s) => `Authorization: Digest username="bob", nonce="x", response=${s}`,
    ),
    sample('Proxy-Authorization', `${r(22)}==`, (s) => `Proxy-Authorization: Basic ${s}`),
    sample('a header in an object', r(24), (s) => `headers: { authorization: 'Bearer ${s}', accept: '*/*' }`),
    sample('a header in Go', r(24), (s) => `map[Accept:[*/*] Authorization:[Bearer ${s}]]`),
    sample('raw headers', r(24), (s) => `rawHeaders: [ 'Host', 'x', 'Authorization', 'Bearer ${s}' ]`),
    sample('Bearer alone', `${r(12)}8${r(12)}`, (s) => `using Bearer ${s} for the call`),
    sample('Cookie', `${r(12)}5${r(20)}`, (s) => `Cookie: theme=dark; session=${s}; lang=en`),
    sample('Set-Cookie', `${r(12)}5${r(20)}`, (s) => `Set-Cookie: sid=${s}; Path=/; HttpOnly`),
    sample(
      'a cookie in an object',
      `${r(12)}5${r(20)}`,
      (s) => `'set-cookie': [ 'a=b12; Path=/', 'sid=${s}; Path=/' ]`,
    ),
    sample('connect.sid', `s%3A${r(32)}`, (s) => `connect.sid=${s}`),
    sample('PHPSESSID', `${r(20)}7${r(5, LOWER)}`, (s) => `PHPSESSID=${s}`),
  ];
}

function commands(r: Random): readonly Sample[] {
  const word = () => `${r(4, LOWER)}8${r(6)}`;
  return [
    sample('mysql -p', word(), (s) => `mysql -h db -uroot -p${s} app`),
    sample('mysqldump in a list', word(), (s) => `spawnargs: [ 'mysqldump', '-uroot', '-p${s}', 'app' ]`),
    sample('sshpass', word(), (s) => `sshpass -p ${s} ssh deploy@host`),
    sample('docker login', word(), (s) => `docker login -u bob -p ${s} registry.example.com`),
    sample('curl -u', word(), (s) => `curl -sS -u bob:${s} https://api.example.com/`),
    sample('curl --user', word(), (s) => `curl --user 'bob:${s}' https://api.example.com/`),
    sample('curl -H', r(24), (s) => `curl -H "X-Api-Key: ${s}" https://api.example.com/`),
    sample('curl -b', word(), (s) => `curl -b 'sid=${s}' https://api.example.com/`),
    sample('redis-cli', word(), (s) => `redis-cli -h cache -a ${s} ping`),
    sample('mongosh', word(), (s) => `mongosh --host db -u root -p ${s}`),
    sample('sqlcmd', word(), (s) => `sqlcmd -S db -U sa -P ${s} -Q "select 1"`),
    sample('ldapsearch', word(), (s) => `ldapsearch -D cn=admin -w ${s} -b dc=x`),
    sample('htpasswd', word(), (s) => `htpasswd -bc .htpasswd bob ${s}`),
    sample('openssl', word(), (s) => `openssl rsa -in k.pem -passin pass:${s}`),
    sample('7z', word(), (s) => `7z a -p${s} out.7z files`),
    sample('zip', word(), (s) => `zip -P ${s} out.zip files`),
    sample('keytool', word(), (s) => `keytool -list -storepass ${s} -keystore x.jks`),
    sample('npm config', r(36), (s) => `npm config set //registry.npmjs.org/:_authToken ${s}`),
    sample('.npmrc', r(36), (s) => `//registry.npmjs.org/:_authToken=${s}`),
    sample('.npmrc _auth', `${r(22)}==`, (s) => `_auth=${s}`),
    sample('.npmrc _password', `${r(22)}==`, (s) => `//r.example.com/:_password="${s}"`),
    sample('.netrc', word(), (s) => `machine api.example.com login bob password ${s}`),
    sample('SQL', word(), (s) => `CREATE USER app IDENTIFIED BY '${s}';`),
    sample('SQL role', word(), (s) => `ALTER ROLE app WITH PASSWORD '${s}';`),
    sample(
      'AccountKey',
      `${r(86, BASE64)}==`,
      (s) =>
        `DefaultEndpointsProtocol=https;AccountName=acme;AccountKey=${s};EndpointSuffix=core.windows.net`,
    ),
    sample(
      'SharedAccessKey',
      `${r(43, BASE64)}=`,
      (s) => `Endpoint=sb://x/;SharedAccessKeyName=Root;SharedAccessKey=${s}`,
    ),
    sample('Pwd at the end', word(), (s) => `Server=db;Database=app;Uid=sa;Pwd=${s}`),
    sample('a password with blanks', `${word()} ${word()}`, (s) => `Server=db;Password=${s};Encrypt=true`),
    sample('docker config', `${r(30)}==`, (s) => `{"auths":{"ghcr.io":{"auth":"${s}"}}}`),
    sample('kubeconfig', `${r(80, BASE64)}==`, (s) => `client-key-data: ${s}`),
    sample('kubernetes secret', `${r(22)}==`, (s) => `kind: Secret\ndata:\n  db-password: ${s}`),
    sample('AWS credentials file', r(40, BASE64), (s) => `[default]\naws_secret_access_key = ${s}`),
    sample('WireGuard', `${r(42)}x=`, (s) => `PrivateKey = ${s}`),
    sample('nodemailer', word(), (s) => `auth: { user: 'bob', pass: '${s}' }`),
    sample('requests', word(), (s) => `requests.get(url, auth=('bob', '${s}'))`),
    sample('Twilio SID and token', r(32, HEX), (s) => `twilio: ${s}`),
    sample('Datadog by its name', r(40, HEX), (s) => `datadog app: "${s}"`),
  ];
}

function keys(r: Random): readonly Sample[] {
  const armour = (label: string, lines: number): Sample => {
    const body = Array.from({ length: lines }, () => r(64, BASE64));
    const [begin, end] = ['BEGIN', 'END'].map((side) => `-----${side} ${label}-----`);
    return {
      kind: `${label} of ${lines} lines`,
      text: `${begin}\n${body.join('\n')}\n${end}`,
      secrets: body,
    };
  };
  const key = ['PRIVATE', 'KEY'].join(' ');
  return [
    armour(`RSA ${key}`, 25),
    armour(`${key}`, 160),
    armour(`OPENSSH ${key}`, 38),
    armour(`EC ${key}`, 3),
    armour(`ENCRYPTED ${key}`, 30),
    armour(`PGP ${key} BLOCK`, 60),
    sample('a web key', r(43), (s) => `{"kty":"EC","crv":"P-256","x":"abc","d":"${s}"}`),
    sample(
      'a service account',
      r(200, BASE64),
      (s) => `"private_key": "-----BEGIN ${key}-----\\n${s}\\n-----END ${key}-----\\n"`,
    ),
  ];
}

function unnamed(r: Random): readonly Sample[] {
  const mixed = () =>
    `${r(5)}${r(2, DIGITS)}${r(5, LOWER)}${r(2, DIGITS)}${r(5, UPPER)}${r(2, DIGITS)}${r(12)}${r(1, DIGITS)}`;
  return [
    sample('a random word', mixed(), (s) => `it said: ${s} and went on`),
    sample('an AWS secret alone', `${r(10)}7/${r(10)}+8${r(8)}3${r(7)}`, (s) => `returned ${s}`),
  ];
}
