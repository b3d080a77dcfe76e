// Where MSW and the published GSD packages read our documents differently, and why. A difference that is not
// listed fails the test, and so does one that is listed and no longer there.

/** By `<what>: <where>`. */
export const differences = {
  /** gsd-core 1.14.0. */
  core: {
    '16-cycle: answer': 'gsd-core ends with an error; MSW names the cycle and orders the other plans',
    'roadmaps/commented-phase: phases': 'gsd-core takes the phase in a comment for one of the roadmap',
    'roadmaps/fenced-phase: phases': 'gsd-core takes the phase in a fence for one of the roadmap',
    'roadmaps/milestone-details: progress': 'gsd-core leaves progress out where there is no folder phases/',
    'roadmaps/milestone-unnamed: progress': 'gsd-core leaves progress out where there is no folder phases/',
    '09-broken-yaml/09-02-PLAN.md: keys':
      'gsd-core reads no key beside a line that is no YAML; MSW reads the others',
    '09-broken-yaml/09-03-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-04-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-05-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-06-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-07-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-08-PLAN.md: keys': 'the same',
    '09-broken-yaml/09-09-PLAN.md: keys': 'gsd-core refuses aliases; MSW takes one for its text',
    '09-broken-yaml/09-10-PLAN.md: keys': 'the same',
    '10-frontmatter-shapes/10-07-PLAN.md: keys':
      'MSW takes files-modified for files_modified, as gsd-core itself does when it reads a plan',
  },
  /** get-shit-done-cc 1.42.3, its `gsd-tools.cjs`. */
  older: {
    '11-dependencies-short: waves': 'it does not know short ids and puts every such plan into wave 1',
    '13-dependencies-stems: waves': 'the same',
    '14-wave-zero: waves': 'the same',
    '15-diamond: waves': 'the same',
    '16-cycle: waves': 'the same: it never sees the cycle',
    '17-summaries: waves': 'the same',
    '17-summaries: plans': 'it runs plans that are superseded',
    '17-summaries: incomplete': 'it counts a plan as done whose summary says that it was blocked',
    '21-nested: plans': 'it does not look into plans/',
    '21-nested: incomplete': 'the same',
  },
} as const;
