// A point where a scripted answer waits until the test lets it go on; it stands in for every sleep.

/** `opened` settles when `open()` is called; opening twice does nothing. */
export type Gate = { readonly opened: Promise<void>; readonly open: () => void };

export const makeGate = (): Gate => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};
