// Words in the scripts of the world: what a person copies out of a note finds that note, and English stays as it was.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ANALYSER_VERSION,
  type Analyser,
  analyse,
  loneCharacters,
} from '../../../src/core/retrieval/analyse.ts';
import { buildSegment } from '../../../src/core/retrieval/build-segment.ts';
import { rank } from '../../../src/core/retrieval/rank.ts';

const NOTES: Readonly<Record<string, string>> = {
  'zh-cache': '数据库的精确匹配需要重建索引。',
  'zh-cat': '我的猫每天早上六点起床。',
  'ja-server': 'サーバーを再起動すると設定が消える。',
  'ja-coffee': 'コーヒーの淹れ方を毎朝メモする',
  'ja-station': '駅まで歩いて十分かかります。',
  'ko-server': '서버를 다시 시작하면 설정이 사라진다.',
  'ko-book': '어제 읽은 책은 정말 재미있었다.',
  'th-rain': 'วันนี้ฝนตกหนักมากที่กรุงเทพ',
  'lo-rice': 'ຂ້ອຍມັກກິນເຂົ້າໜຽວ',
  'km-school': 'ខ្ញុំទៅសាលារៀនរាល់ថ្ងៃ',
  'my-tea': 'ကျွန်တော်လက်ဖက်ရည်သောက်တယ်',
  'fa-want': 'من می‌خواهم کتاب‌ها را بخوانم',
  'ar-school': 'المَدْرَسَةُ كَبِيرَةٌ جدًا',
  'ar-stretched': 'الســلام عليكم',
  'he-peace': 'שָׁלוֹם לְכֻלָּם',
  'tr-istanbul': 'İSTANBUL güzel bir şehir',
  'ru-tree': 'Деревья растут медленно в тайге.',
  'hi-water': 'पानी जीवन है और नदी माँ है',
  'en-emoji': '⚙️ processes are cleaned up ❤️',
  'en-soft': 'The con\u00ADfig\u00ADu\u00ADra\u00ADtion of zero\u200Bwidth joins ☀️',
};

const segment = buildSegment(
  Object.entries(NOTES).map(([path, text]) => ({
    ...{ path, bytes: 0, modifiedAt: 0, digest: 0n },
    ...{ words: analyse(text, 'simple'), uncounted: loneCharacters(text) },
  })),
);
const found = (query: string) => rank([segment], analyse(query, 'simple'), 20).map(({ path }) => path);

describe('what a person copies out of a note', () => {
  it.each([
    ['P19', '精确', 'zh-cache'],
    ['P19', '索引', 'zh-cache'],
    ['P19', '猫', 'zh-cat'],
    ['P19', 'サーバー', 'ja-server'],
    ['P19', 'ｻｰﾊﾞｰ', 'ja-server'],
    ['P19', 'コーヒー', 'ja-coffee'],
    ['P19', '駅', 'ja-station'],
    ['P19', '서버', 'ko-server'],
    ['P19', '책', 'ko-book'],
    ['P19', 'ฝนตก', 'th-rain'],
    ['P19', 'ເຂົ້າ', 'lo-rice'],
    ['P19', 'សាលា', 'km-school'],
    ['P19', 'လက်ဖက်', 'my-tea'],
    ['P20', '⚙️ processes', 'en-emoji'],
    ['P20', 'configuration', 'en-soft'],
    ['P20', 'zerowidth', 'en-soft'],
    ['P20', 'می‌خواهم', 'fa-want'],
    ['P20', 'میخواهم', 'fa-want'],
    ['P20', 'المدرسة', 'ar-school'],
    ['P20', 'السلام', 'ar-stretched'],
    ['P20', 'שלום', 'he-peace'],
    ['P20', 'istanbul', 'tr-istanbul'],
    ['P20', 'деревья', 'ru-tree'],
    ['P20', 'नदी', 'hi-water'],
  ])('%s: %s finds that note and no other', (_, query, note) => {
    expect(found(query)).toEqual([note]);
    expect(found(query.normalize('NFD'))).toEqual([note]);
  });

  it('P19: ー and stray marks are in no note on their own', () => {
    expect(found('ー')).toEqual([]);
    expect(found('️')).toEqual([]);
  });
});

describe('words that were words before', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'docs');
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  /** The first version, which splits only. */
  const before = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[\p{P}\p{S}\s]+/u)
      .filter((one) => one !== '');

  it('P19: English text has the same words as before', () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const text = readFileSync(join(folder, page), 'utf8');
      expect(analyse(text, 'simple')).toEqual(before(text));
    }
  });

  it.each<[Analyser, string, readonly string[]]>([
    ['simple', 'Zürich naïve Ångström', ['zürich', 'naïve', 'ångström']],
    ['simple', "don’t o'clock 1️⃣", ['don', 't', 'o', 'clock', '1⃣']],
    ['english', 'İstanbul’s connections', ['istanbul', 's', 'connect']],
    ['code', 'İnitServer', ['initserv', 'init', 'server']],
  ])('P10: accents stay: %s %s', (analyser, text, words) => {
    expect(analyse(text, analyser)).toEqual(words);
  });

  it('P20: indexes of the first analyser are built anew', () => {
    expect(ANALYSER_VERSION).toBe(2);
  });
});
