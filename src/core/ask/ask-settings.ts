// The settings of a vault, under the names in which they are stored.

export interface AskSettings {
  readonly debugMode: boolean;
  readonly notebookId: string | null;
  /** How many notes are considered; 1 or more, at most the pool's target. */
  readonly bm25TopN: number;
  /** The least share of the best score; 0 to 1. */
  readonly bm25CutoffRatio: number;
  /** How many are kept whatever their scores; 1 to `bm25TopN`. */
  readonly bm25MinSourcesK: number;
  readonly bm25k1: number;
  readonly bm25b: number;
  readonly queryTimeoutSeconds: number;
  /** What the notebook holds at most. */
  readonly maxSources: number;
  /** How much of that is left free. */
  readonly headroom: number;
  readonly notebookTitle: string;
  /** Folders, or patterns between slashes. */
  readonly exclude: readonly string[];
}

export const ASK_DEFAULTS: AskSettings = {
  debugMode: false,
  notebookId: null,
  bm25TopN: 15,
  bm25CutoffRatio: 0.4,
  bm25MinSourcesK: 3,
  bm25k1: 1.2,
  bm25b: 0.75,
  queryTimeoutSeconds: 120,
  maxSources: 300,
  headroom: 10,
  notebookTitle: 'Obsidian Vault Notebook',
  exclude: [],
};

/** As a file or a command line gives them: nothing is checked yet. */
export type GivenSettings = Readonly<Record<string, unknown>>;

export interface SettingLayers {
  readonly flags: GivenSettings;
  readonly project: GivenSettings;
}
