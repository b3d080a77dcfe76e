// What other languages call a password, a PIN or a secret key.

/** Whole words, without accents: these letters also spell English words. */
const WORDS: ReadonlySet<string> = new Set(
  [
    'passwort kennwort losung zugangscode geheim geheimer geheimes geheimnis wachtwoord toegangscode wagwoord losenord',
    'adgangskode adgangsord kodeord passord hemlig hemligt hemmelig salasana tunnussana salainen parool paroli pasvorto',
    'nenosiri cyfrinair pasfhocal contrasena contrasenya contrasenha contrasinal pasahitza senha passe motdepasse parola',
    'parole segredo segreta segreto secreta secreto secretos secrete clave claves chiave haslo hasla heslo hesla geslo',
    'gesla lozinka lozinku zaporka slaptazodis tajne tajny tajna jelszo titkos titok sifre sifresi parolasi gizli sandi',
    'laluan katasandi matkhau khau fjalekalimi fjalekalim',
  ]
    .join(' ')
    .split(' '),
);

/** Parts of words: most of these languages inflect, and some put no blank between two words. */
const STEMS: readonly string[] = [
  'lösenord lykilorð aðgangsorð contraseñ secrète hasł hesl lozink slaptažod jelsz şifre şifrə parolă khẩu fjalëkalim',
  'парол секрет тайн лозинк тајн κωδικ συνθηματικ μυστικ סיסמ סוד المرور السر سري رمز گذرواژه پاس পাসওয়ার্ড पासवर्ड कूटशब्द',
  'கடவுச்சொல் రహస్య รหัสผ่าน პაროლ գաղտնաբառ құпия 密码 密碼 口令 密钥 密鑰 秘钥 秘鑰 金鑰 令牌 暗号 暗証番号 秘密 パスワード',
  'パスフレーズ トークン 비밀 암호 토큰',
].flatMap((words) => words.split(' '));

/** In lower case; a name with one of them is worth a look. */
export const foreignCues: readonly string[] = [...WORDS, ...STEMS];

export function isForeignSecret(name: string): boolean {
  const words = name.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => WORDS.has(word) || STEMS.some((stem) => word.includes(stem)));
}
