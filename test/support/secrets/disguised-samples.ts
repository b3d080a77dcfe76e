// Invented secrets behind names of other languages and odd signs, in plain words and digits, and in dumps.

import type { Sample } from './samples.ts';
import { madeUp } from './token-examples.ts';

/** A text, and the parts of it that are secret. */
type Row = readonly [text: string, ...secrets: readonly string[]];

/** The first three kinds were written from their description, before there were rules for them. */
export function disguisedSamples(): readonly Sample[] {
  const written = Object.entries({
    'another language': LANGUAGES,
    'a sign that only looks like one': SIGNS,
    'words and digits that only their name gives away': SPOKEN,
  }).flatMap(([kind, rows]) => rows.map(([text, ...secrets]) => ({ kind, text, secrets })));
  return [...written, ...dumpedSamples()];
}

const LANGUAGES: readonly Row[] = [
  ['Passwort: Eichelhaeher3', 'Eichelhaeher3'],
  ['Kennwort = Sperling_und_Spatz', 'Sperling_und_Spatz'],
  ['contraseña: gorrión-azul', 'gorrión-azul'],
  ['contrasena=mirlo2024', 'mirlo2024'],
  ['mot de passe : merle-noir-8', 'merle-noir-8'],
  ['motdepasse="hirondelle5"', 'hirondelle5'],
  ['пароль: воробей42', 'воробей42'],
  ['Пароль=sneg1r', 'sneg1r'],
  ['密码：麻雀九十九', '麻雀九十九'],
  ['密碼: yanzi-88', 'yanzi-88'],
  ['パスワード：suzume77', 'suzume77'],
  ['비밀번호: chamsae31', 'chamsae31'],
  ['senha: andorinha9', 'andorinha9'],
  ['palavra-passe = pardal-7', 'pardal-7'],
  ['hasło: wróbel_5', 'wróbel_5'],
  ['wachtwoord=mus-op-dak', 'mus-op-dak'],
  ['lösenord: gråsparv8', 'gråsparv8'],
  ['heslo: vrabec-domaci', 'vrabec-domaci'],
  ['parola = passerotto4', 'passerotto4'],
  ['şifre: serçe1905', 'serçe1905'],
  ['adgangskode: solsort2', 'solsort2'],
  ['salasana: varpunen11', 'varpunen11'],
  ['jelszó: veréb-33', 'veréb-33'],
  ['κωδικός πρόσβασης: σπουργίτι', 'σπουργίτι'],
  ['كلمة المرور: asfour19', 'asfour19'],
  ['סיסמה: dror2020', 'dror2020'],
  ['mật khẩu: chimse-5', 'chimse-5'],
  ['kata sandi: burung-gereja', 'burung-gereja'],
  ['clé secrète : rossignol1', 'rossignol1'],
  ['geheimer Schlüssel: Nachtigall7', 'Nachtigall7'],
  ['секретный ключ: соловей7', 'соловей7'],
  ['clave secreta: ruiseñor3', 'ruiseñor3'],
  ['parool: roheline7', 'roheline7'],
  ['Adgangskode til databasen: havterne4', 'havterne4'],
  ['Mot de passe de la base : mésange-bleue', 'mésange-bleue'],
  ['Пароль от базы: зимородок', 'зимородок'],
  ['データベースのパスワード: kawasemi9', 'kawasemi9'],
  ['数据库口令＝cuiniao77', 'cuiniao77'],
  ['रूट पासवर्ड: kilkila5', 'kilkila5'],
  ['Zugangsdaten: admin / Blaumeise_8', 'Blaumeise_8'],
  ['Datenbank-Passwort: Zaunkoenig', 'Zaunkoenig'],
  ['hasło do bazy = sikorka7', 'sikorka7'],
  ['contraseña de root: golondrina', 'golondrina'],
  ['Senha do banco: beija-flor-2', 'beija-flor-2'],
  ['管理员密码=haiou2024', 'haiou2024'],
  ['Парола: щъркел9', 'щъркел9'],
  ['şifre = martı1987', 'martı1987'],
];

const SIGNS: readonly Row[] = [
  ['DB_PASSWORD＝coriander4', 'coriander4'],
  ['password﹦fenugreek8', 'fenugreek8'],
  ['password：turmeric77', 'turmeric77'],
  ['api_key꞉ cardamom12', 'cardamom12'],
  ['password → lovage31', 'lovage31'],
  ['passwd ⇒ borage9', 'borage9'],
  ['secret ≔ chervil5', 'chervil5'],
  ['token ∶ savory-44', 'savory-44'],
  ['password ꞊ tarragon6', 'tarragon6'],
  ['passphrase ᐅ hyssop20', 'hyssop20'],
  ['password ˸ marjoram2', 'marjoram2'],
  ['password ⩵ oregano71', 'oregano71'],
  ['password ⟶ cinderTit5', 'cinderTit5'],
  ['API_KEY﹕thymeRobin61', 'thymeRobin61'],
  ['passphrase ﹦ pebbleDove7', 'pebbleDove7'],
  ['secret ➜ mallardQuill2', 'mallardQuill2'],
  ['password＝riverOtter', 'riverOtter'],
  ['secret：mosslandHare', 'mosslandHare'],
  ['pass ꞉ fernBrook8', 'fernBrook8'],
  ['DB_PASSWORD⁚copperLark3', 'copperLark3'],
];

const SPOKEN: readonly Row[] = [
  [
    'mnemonic: legal winner thank year wave sausage worth useful legal winner thank yellow',
    'winner thank',
    'sausage worth',
  ],
  [
    'MNEMONIC="letter advice cage absurd amount doctor acoustic avoid letter advice cage above"',
    'advice cage',
    'doctor acoustic',
  ],
  ['seed phrase: zoo zoo zoo wrong zoo zoo zoo zoo zoo zoo zoo wrong', 'zoo wrong'],
  [
    'Recovery phrase = ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic',
    'drill grab',
    'pudding thank',
  ],
  ['passphrase: correct horse battery staple', 'horse battery'],
  ['pass phrase: seven grey herons waded home', 'grey herons'],
  ['pin: 4821', '4821'],
  ['PIN=0073', '0073'],
  ['otp: 992134', '992134'],
  ['totp_code=418820', '418820'],
  ['recovery codes: 4471-0093, 2298-7750', '4471-0093', '2298-7750'],
  ['backup_codes:\n  - 93012284\n  - 11750236\n', '93012284', '11750236'],
  ['cvv: 417', '417'],
  ['"cvc": "902"', '902'],
  ['password: 20240611', '20240611'],
  ['passcode = 135790', '135790'],
  ['password is blackbird', 'blackbird'],
  ['The password was changed to starling', 'starling'],
  ['secret word: periwinkle', 'periwinkle'],
  ['security_answer: Bramblewick', 'Bramblewick'],
  ['wallet_seed: "river stone cloud ember maple drift"', 'stone cloud'],
  ['unlock phrase: the moon owes me nothing', 'owes me'],
  ['seed words: apple brisk candle drift ember fossil', 'brisk candle'],
  ['TOTP: 661 204', '661 204'],
  ['scratch codes: 55210987 44120983', '55210987', '44120983'],
  ['"security_code": "5521"', '5521'],
  ['secret phrase = "when the tide turns twice"', 'tide turns'],
  ['pin_code: 66120', '66120'],
  ['recovery key: 448812-009231-552310-118822', '448812-009231'],
  [
    'mnemonic = "abandon ability able about above absent absorb abstract absurd abuse access accident"',
    'ability able',
  ],
  ['recovery phrase: winter lava cousin ozone bracket mule', 'lava cousin'],
  ['PIN: 3391', '3391'],
  ['otp=118273', '118273'],
  ['{"pin": "7402", "user": "bo"}', '7402'],
  ['backup code 1: 88213344', '88213344'],
  ['passphrase = "four grey geese flew south"', 'grey geese'],
];

/** Each of these texts in each of these writings. */
function dumpedSamples(): readonly Sample[] {
  const random = madeUp(3);
  const texts = [
    `ghp_${random(36)}`,
    `password=maplePuffin${random(2)}9`,
    `{"api_key":"brackenQuail${random(2)}"}`,
  ];
  return texts.flatMap((text) =>
    Object.entries(WRITINGS).map(([kind, write]) => {
      const [dump, whole] = [write(text), Buffer.from(text)];
      // A part of the secret, at the beginning of a group of three, and of four, bytes.
      const from = 12;
      const part = write(whole.toString('latin1', from, from + 6), true);
      return { kind, text: dump, secrets: [part] };
    }),
  );
}

type Write = (text: string, isPart?: boolean) => string;

const bytes = (text: string, form: (byte: number) => string, by: string): string =>
  [...Buffer.from(text)].map(form).join(by);
const based = (base: number, width: number) => (byte: number) => byte.toString(base).padStart(width, '0');
const grouped = (text: string, size: number): string =>
  (
    Buffer.from(text)
      .toString('hex')
      .match(new RegExp(`.{1,${2 * size}}`, 'g')) ?? []
  ).join(' ');
const framed =
  (before: string, write: (text: string) => string, behind = ''): Write =>
  (text, isPart) =>
    isPart ? write(text) : `${before}${write(text)}${behind}`;
/** With an offset before each 16 bytes, and what they spell behind them. */
const lines =
  (write: (text: string) => string, before: string, behind: string): Write =>
  (text, isPart) =>
    isPart
      ? write(text).slice(0, 8)
      : (text.match(/.{1,16}/g) ?? [])
          .map((line, index) => {
            const spelt = behind === '' ? '' : behind.replace('x', line);
            return `${(16 * index).toString(16).padStart(8, '0')}${before}${write(line).padEnd(50)}${spelt}`;
          })
          .join('\n');

const WRITINGS: Readonly<Record<string, Write>> = {
  'a Buffer of node': framed('<Buffer ', (text) => bytes(text, based(16, 2), ' '), '>'),
  'hexadecimal with commas': framed('Buffer <', (text) => bytes(text, based(16, 2), ', '), '>'),
  'one hexadecimal number': framed('payload 0x', (text) => Buffer.from(text).toString('hex')),
  'hexadecimal in fours': framed('<', (text) => grouped(text, 4), '>'),
  'bytes of C': framed('{ ', (text) => bytes(text, (byte) => `0x${byte.toString(16)}`, ', '), ' }'),
  'escapes of hexadecimal': framed('b"', (text) => bytes(text, (byte) => `\\x${byte.toString(16)}`, ''), '"'),
  'escapes of octal': framed('', (text) => bytes(text, (byte) => `\\${byte.toString(8)}`, '')),
  'escapes of Unicode': framed('"', (text) => bytes(text, (byte) => `\\u00${byte.toString(16)}`, ''), '"'),
  'escapes of HTML': framed('', (text) => bytes(text, (byte) => `&#${byte};`, '')),
  'escapes of addresses': framed('?q=', (text) => bytes(text, (byte) => `%${byte.toString(16)}`, '')),
  'a list of numbers': framed('[', (text) => bytes(text, String, ', '), ']'),
  'numbers in JSON': framed('{"type":"Buffer","data":[', (text) => bytes(text, String, ','), ']}'),
  'a list of Go': framed('[', (text) => bytes(text, String, ' '), ']'),
  'octal numbers': framed('', (text) => bytes(text, based(8, 3), ' ')),
  'octal with a prefix': framed('', (text) => bytes(text, (byte) => `0o${byte.toString(8)}`, ' ')),
  'binary numbers': framed('', (text) => bytes(text, based(2, 8), ' ')),
  'a list of letters': framed("['", (text) => [...text].join("', '"), "']"),
  'letters apart': framed('', (text) => [...text].join('   ')),
  base64: framed('body: ', (text) => Buffer.from(text).toString('base64').replaceAll('=', '')),
  'base64 for addresses': framed('data=', (text) => Buffer.from(text).toString('base64url')),
  xxd: lines((text) => grouped(text, 2), ': ', ' x'),
  'hexdump -C': lines((text) => bytes(text, based(16, 2), ' '), '  ', ' |x|'),
  'od -c': lines((text) => [...text].join('   '), '   ', ''),
};
