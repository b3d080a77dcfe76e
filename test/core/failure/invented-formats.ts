// Thirty output formats that no public tool has, as a team's own scripts print them: each with three problems, the words
// that its headline has to hold, and what differs from run to run.

/** What one problem is, in the parts that a format lays out. */
export interface Problem {
  readonly at: string;
  readonly place: number;
  readonly what: string;
}

/** What differs between two runs of one tree. */
export interface Run {
  readonly id: string;
  readonly number: number;
  readonly seconds: string;
  readonly clock: string;
}

export interface InventedFormat {
  readonly command: string;
  readonly problems: readonly [Problem, Problem, Problem];
  readonly print: (problems: readonly Problem[], run: Run) => string;
}

export const RUNS: readonly Run[] = [
  { id: '4f2a99c1', number: 48213, seconds: '0.8', clock: '09:14:02' },
  { id: 'b07d13e9', number: 50977, seconds: '1.3', clock: '11:52:47' },
  { id: '91cc0a5d', number: 51204, seconds: '0.9', clock: '17:03:31' },
  { id: 'e3380f7a', number: 55810, seconds: '2.1', clock: '22:40:08' },
];

const p = (at: string, place: number, what: string): Problem => ({ at, place, what });
const rows = (problems: readonly Problem[], row: (one: Problem, at: number) => string): string =>
  problems.map((one, at) => `${row(one, at)}\n`).join('');
const verdict = (problems: readonly Problem[], good: string, bad: string): string =>
  problems.length === 0 ? good : bad;

export const INVENTED_FORMATS: readonly InventedFormat[] = [
  {
    command: './seat-audit',
    problems: [p('A', 12, 'sold twice'), p('F', 31, 'blocked and sold'), p('C', 48, 'no price band')],
    print: (found, { id, seconds }) =>
      `seat audit, 212 seats, plan ${id}\n${rows(found, (one) => `row ${one.place}  ${one.at}  ${one.what}`)}audit took ${seconds} s\n`,
  },
  {
    command: 'python3 tools/tariffs.py',
    problems: [
      p('tariffs.tbl', 14, 'rate missing'),
      p('tariffs.tbl', 90, 'zone used before it is named'),
      p('zones.map', 7, 'zone overlaps its neighbour'),
    ],
    print: (found, { number }) =>
      `tariff desk, session ${number}\nreading tariffs.tbl\nreading zones.map\n${rows(found, (one) => `${one.at}, row ${one.place}: ${one.what}`)}${verdict(found, 'all rates known\n', `${found.length} of 2 tables unusable\n`)}`,
  },
  {
    command: 'node scripts/menu-lint.mjs',
    problems: [
      p('soups', 3, 'allergen list is empty'),
      p('mains', 9, 'price lower than its cost'),
      p('wines', 2, 'year lies in the future'),
    ],
    print: (found, { clock }) =>
      `[${clock}] menu opened\n[${clock}] 4 courses, 61 dishes\n${rows(found, (one) => `[${clock}] ${one.at} > dish ${one.place} > ${one.what}`)}[${clock}] menu closed\n`,
  },
  {
    command: 'ruby bin/timetable',
    problems: [
      p('Tram 4', 17, 'leaves before it arrives'),
      p('Bus 112', 5, 'stop has no platform'),
      p('Night 3', 8, 'runs twice on Sundays'),
    ],
    print: (found, { number, seconds }) =>
      `== timetable build ${number} ==\n${rows(found, (one) => `${one.at}\n    trip ${one.place}: ${one.what}`)}== ${verdict(found, 'published', 'held back')} after ${seconds}s ==\n`,
  },
  {
    command: './ledger-check.sh',
    problems: [
      p('4400', 118, 'debit without credit'),
      p('1200', 73, 'booked in a closed month'),
      p('8125', 201, 'currency differs from the account'),
    ],
    print: (found, { id }) =>
      `journal ${id}\naccount | entry | finding\n--------+-------+--------\n${rows(found, (one) => `${one.at}    | ${one.place}   | ${one.what}`)}--------+-------+--------\nentries read: 902\n`,
  },
  {
    command: 'bash ops/flags.sh',
    problems: [
      p('checkout.new_tax', 0, 'owner left the company'),
      p('search.fuzzy', 0, 'never read by any service'),
      p('mail.batch', 0, 'default differs between regions'),
    ],
    print: (found, { number }) =>
      `flags v${number}\n${rows(found, (one) => `flag=${one.at} state=bad reason="${one.what}"`)}flag=ui.dark state=good\nflag=ui.wide state=good\n`,
  },
  {
    command: 'python3 -m kilns.verify',
    problems: [
      p('kiln-north', 3, 'ramp steeper than the clay allows'),
      p('kiln-south', 6, 'hold shorter than the recipe'),
      p('kiln-yard', 2, 'cools faster than the glaze allows'),
    ],
    print: (found, { id, clock }) =>
      `Verification ${id} begun ${clock}\n\n${rows(found, (one) => `* ${one.at}, step ${one.place}\n  ${one.what}\n`)}Kilns seen: 5\n`,
  },
  {
    command: './harbour --plan',
    problems: [
      p('MV Astrid', 2, 'draught exceeds the berth'),
      p('MV Linnea', 5, 'two pilots at one hour'),
      p('MV Solveig', 1, 'berth is closed for dredging'),
    ],
    print: (found, { number }) =>
      `harbour plan #${number}\n${rows(found, (one) => `  !! ${one.at} (berth ${one.place}) ${one.what}`)}  11 vessels, 6 berths\n`,
  },
  {
    command: 'perl check_labels.pl',
    problems: [
      p('de.lbl', 41, 'placeholder {name} lost'),
      p('fr.lbl', 12, 'longer than its button'),
      p('pl.lbl', 77, 'plural form missing'),
    ],
    print: (found, { seconds }) =>
      `Labels: de fr pl it\n${rows(found, (one) => `${one.at}#${one.place} ${one.what}`)}Looked at 388 labels in ${seconds} seconds\n`,
  },
  {
    command: 'node build/graph-doctor.js',
    problems: [
      p('billing', 0, 'reaches into the storage of orders'),
      p('orders', 0, 'has two owners'),
      p('mailer', 0, 'is started by nothing'),
    ],
    print: (found, { number }) =>
      `doctor pid=${number}\nnodes 14 edges 33\n${rows(found, (one) => `node ${one.at}\n  \\_ ${one.what}`)}done\n`,
  },
  {
    command: './pruefe-lager',
    problems: [
      p('Regal 7', 4, 'Bestand ist negativ'),
      p('Regal 2', 1, 'Artikel ohne Gewicht'),
      p('Regal 9', 6, 'Fach doppelt belegt'),
    ],
    print: (found, { clock }) =>
      `Lagerprüfung um ${clock}\n${rows(found, (one) => `${one.at} Fach ${one.place}: ${one.what}`)}${verdict(found, 'Alles in Ordnung\n', 'Bitte nachsehen\n')}`,
  },
  {
    command: 'make roster',
    problems: [
      p('Okafor', 14, 'works three nights in a row'),
      p('Lindqvist', 3, 'is on leave that day'),
      p('Tanaka', 22, 'lacks the ward licence'),
    ],
    print: (found, { id }) =>
      `roster ${id} loaded\nward A: 9 people\nward B: 7 people\n${rows(found, (one) => `day ${one.place} / ${one.at} / ${one.what}`)}roster ${id} unloaded\n`,
  },
  {
    command: './sim/orbit-check',
    problems: [
      p('burn-1', 402, 'delta-v below the plan'),
      p('burn-2', 977, 'points away from the node'),
      p('burn-3', 1203, 'overlaps an eclipse'),
    ],
    print: (found, { number, seconds }) =>
      `t=0 seed ${number}\n${rows(found, (one) => `t=${one.place} ${one.at}: ${one.what}`)}t=5400 end of pass, wall ${seconds}s\n`,
  },
  {
    command: 'deno run tools/recipes.ts',
    problems: [
      p('bread/rye.rcp', 8, 'weights do not add up'),
      p('cake/nut.rcp', 3, 'nut not declared'),
      p('cake/plum.rcp', 15, 'oven hotter than its limit'),
    ],
    print: (found, { id }) =>
      `recipes @ ${id}\n${rows(found, (one) => `${one.at}(${one.place})\n\t${one.what}`)}23 recipes seen\n`,
  },
  {
    command: 'python3 audit/consents.py',
    problems: [
      p('user-export', 0, 'keeps addresses after consent ended'),
      p('newsletter', 0, 'text of consent was changed'),
      p('call-notes', 0, 'has no purpose'),
    ],
    print: (found, { number, clock }) =>
      `<<< consents ${number}\n${rows(found, (one) => `<<< ${clock} process ${one.at} ${one.what}`)}<<< consents end\n`,
  },
  {
    command: './tiles.sh',
    problems: [
      p('12/2104/1402', 0, 'coast drawn over land'),
      p('9/261/170', 0, 'label outside of its tile'),
      p('14/8511/5390', 0, 'river flows uphill'),
    ],
    print: (found, { seconds }) =>
      `rendering 640 tiles\n${rows(found, (one) => `tile ${one.at} ... ${one.what}`)}rendered 640 tiles, ${seconds} s, 3 workers\n`,
  },
  {
    command: 'node qa/voice.js',
    problems: [
      p('greeting', 2, 'slot "city" is never filled'),
      p('refund', 5, 'loops back to itself'),
      p('goodbye', 1, 'can be reached by nobody'),
    ],
    print: (found, { id }) =>
      `{"session":"${id}","dialogues":12}\n${rows(found, (one) => `{"dialogue":"${one.at}","turn":${one.place},"finding":"${one.what}"}`)}{"end":true}\n`,
  },
  {
    command: './beehive/inspect',
    problems: [
      p('hive 3', 4, 'two queens recorded'),
      p('hive 8', 1, 'treated with an expired product'),
      p('hive 11', 2, 'weight falls after feeding'),
    ],
    print: (found, { clock, number }) =>
      `INSPECTION ${number}\nTIME ${clock}\n${rows(found, (one, at) => `${at + 1}. ${one.at} frame ${one.place} - ${one.what}`)}SIGNED apiary-bot\n`,
  },
  {
    command: 'bash verify-parcels.sh',
    problems: [
      p('PX-20-118', 0, 'heavier than its label says'),
      p('PX-20-342', 0, 'two destinations'),
      p('PX-20-760', 0, 'crosses a border without papers'),
    ],
    print: (found, { number }) =>
      `sorting run ${number}\nbelt 1 clear\nbelt 2 clear\n${rows(found, (one) => `belt 3 stopped at ${one.at}: ${one.what}`)}sorting run ${number} over\n`,
  },
  {
    command: 'python3 scripts/exams.py',
    problems: [
      p('Algebra II', 6, 'points do not sum to 100'),
      p('Optics', 2, 'answer is among no choice'),
      p('Ethics', 11, 'asks what no lesson taught'),
    ],
    print: (found, { id, seconds }) =>
      `exam set ${id}\n\n${rows(found, (one) => `Exam:      ${one.at}\nQuestion:  ${one.place}\nRemark:    ${one.what}\n`)}17 exams in ${seconds}s\n`,
  },
  {
    command: './gridwatch',
    problems: [
      p('feeder-7', 0, 'load above the rating of its fuse'),
      p('feeder-12', 0, 'phase order swapped'),
      p('busbar-2', 0, 'no earth in maintenance'),
    ],
    print: (found, { clock, number }) =>
      `${clock} gridwatch[${number}] start\n${rows(found, (one) => `${clock} gridwatch[${number}] ${one.at} ${one.what}`)}${clock} gridwatch[${number}] stop\n`,
  },
  {
    command: 'node ./tools/quests.cjs',
    problems: [
      p('lost-lamp', 3, 'reward cannot be carried'),
      p('old-mill', 1, 'giver dies before he speaks'),
      p('salt-road', 7, 'needs an item of a later act'),
    ],
    print: (found, { id }) =>
      `quests ${id}\n${rows(found, (one) => `  ${one.at}\n    stage ${one.place}\n      ${one.what}`)}  (88 quests walked)\n`,
  },
  {
    command: './contracts.py --all',
    problems: [
      p('lease-2019', 12, 'refers to a clause that is gone'),
      p('supply-04', 7, 'notice period of zero days'),
      p('nda-short', 2, 'party signs twice'),
    ],
    print: (found, { seconds, number }) =>
      `contracts: job ${number}\n${rows(found, (one) => `§${one.place} ${one.at} -- ${one.what}`)}contracts: ${verdict(found, 'ready to sign', 'not ready to sign')} (${seconds}s)\n`,
  },
  {
    command: 'sh telemetry/schema-diff.sh',
    problems: [
      p('engine.temp', 0, 'unit changed from C to F'),
      p('engine.rpm', 0, 'field was dropped'),
      p('cabin.door', 0, 'values renamed without alias'),
    ],
    print: (found, { id }) =>
      `schema ${id} against last release\n${rows(found, (one) => `~ ${one.at}: ${one.what}`)}= 131 fields equal\n`,
  },
  {
    command: './choir-scores',
    problems: [
      p('alto', 24, 'bar has five beats'),
      p('tenor', 9, 'note above the voice'),
      p('bass', 61, 'tie leads nowhere'),
    ],
    print: (found, { clock }) =>
      `Scores, ${clock}\nvoice      bar   remark\n${rows(found, (one) => `${one.at.padEnd(10)} ${String(one.place).padEnd(5)} ${one.what}`)}4 voices\n`,
  },
  {
    command: 'python3 check_wells.py',
    problems: [
      p('W-103', 0, 'level below the pump'),
      p('W-117', 0, 'nitrate over the limit'),
      p('W-140', 0, 'last sample is a year old'),
    ],
    print: (found, { number, id }) =>
      `run=${number} batch=${id}\n${rows(found, (one) => `run=${number} well=${one.at} ${one.what}`)}run=${number} wells=40\n`,
  },
  {
    command: 'node lint-shaders.mjs',
    problems: [
      p('water.fx', 118, 'samples a texture it never binds'),
      p('fog.fx', 20, 'divides by the far plane'),
      p('skin.fx', 64, 'branch depends on nothing'),
    ],
    print: (found, { seconds }) =>
      `shaders: 3 packs\n${rows(found, (one) => `in ${one.at} at ${one.place}\n   -> ${one.what}`)}shaders: ${seconds}s\n`,
  },
  {
    command: './museum-labels',
    problems: [
      p('Room 2', 14, 'date is before the artist was born'),
      p('Room 5', 3, 'lender is not named'),
      p('Room 9', 21, 'text in one language only'),
    ],
    print: (found, { id }) =>
      `labels/${id}\n${rows(found, (one) => `[${one.at}][object ${one.place}] ${one.what}`)}labels/${id} 260 objects\n`,
  },
  {
    command: 'bash ci/quota.sh',
    problems: [
      p('team-red', 0, 'asks for more than its cluster has'),
      p('team-blue', 0, 'limit lower than its request'),
      p('team-gold', 0, 'namespace belongs to nobody'),
    ],
    print: (found, { number, clock }) =>
      `quota sheet ${number} of ${clock}\n${rows(found, (one) => `${one.at.toUpperCase()}\t${one.what}`)}TOTAL\t9 teams\n`,
  },
  {
    command: './fonts/kern-test',
    problems: [
      p('Av', 0, 'pair tighter than the bound'),
      p('To', 0, 'glyph overlaps its neighbour'),
      p('fi', 0, 'ligature lacks its caret'),
    ],
    print: (found, { seconds, id }) =>
      `kern-test ${id}: 2211 pairs\n${rows(found, (one) => `pair <${one.at}> ${one.what}`)}kern-test ${id}: ${seconds} s\n`,
  },
];
