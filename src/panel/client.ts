// The part of Claude Code's interface for modules that the panel uses, as 2.1.332 declares it. The client reads the
// module's source: it wants each call spelled `$.noun.verb(...)`, and lets nothing of node in.

/** What a hook continues with: the hooks of other plugins, then the client itself. */
type Next<Event> = (event: Event) => Promise<unknown>;
type Hook<Event> = ($: Client, event: Event, next: Next<Event>) => unknown;

export interface Client {
  readonly plugin: { readonly root: string };
  readonly clock: {
    readonly now: () => Promise<number>;
    readonly every: (milliseconds: number, act: () => unknown) => Timer;
  };
  readonly fs: { readonly read: (path: string) => Promise<string> };
  readonly process: {
    readonly run: (argv: readonly string[], options: RunOptions) => Promise<{ readonly stdout: string }>;
    /** The variables that a command hook of this plugin gets. */
    readonly hookEnv: () => Promise<Readonly<Record<string, string>>>;
  };
  readonly session: {
    readonly id: () => Promise<string>;
    readonly cwd: () => Promise<string>;
    readonly info: () => Promise<{ readonly transcriptPath?: string }>;
  };
  readonly ui: {
    readonly status: (text: string | undefined) => void;
    readonly toast: (text: string, options: { readonly timeoutMs: number }) => void;
    readonly invalidate: (event: 'ui.render') => void;
    readonly resolve: (event: RenderEvent) => Readonly<Record<'Box' | 'Text' | 'Button', Element>>;
  };
}

export interface Timer {
  readonly cancel: () => void;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: string;
  readonly timeoutMs: number;
}

export interface RenderEvent {
  readonly component: string;
  readonly props: { readonly hasSurvey?: boolean };
}

/** The constructor of an element, and a tree of them; only the client looks inside. */
type Element = { readonly element: never };
export type Tree = { readonly tree: never };

interface TurnEvent {
  /** Present in the turn of a subagent. */
  readonly agentId?: string;
}

interface Registered<Event> {
  /** Answers for a hook that threw. */
  readonly catch: (hook: Hook<Event>) => void;
}

export interface On {
  (event: 'session.start' | 'session.stop' | 'classic.Stop', hook: Hook<object>): Registered<object>;
  (event: 'turn.start', hook: Hook<TurnEvent>): Registered<TurnEvent>;
  (
    event: 'ui.render',
    matcher: { readonly component: 'AbovePrompt' },
    hook: Hook<RenderEvent>,
  ): Registered<RenderEvent>;
}

declare global {
  /** Makes an element. */
  function h(
    element: Element,
    props: Readonly<Record<string, unknown>>,
    ...children: readonly (Tree | string)[]
  ): Tree;
}
