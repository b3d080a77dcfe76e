// How much the server takes at once. The schema states the limit of an output in characters, so that a client can keep
// it: in JSON, a character takes at most six bytes.

/** Of one message, in bytes. */
export const LONGEST_MESSAGE = 32 * 1024 * 1024;

/** Of a command's output, in characters. */
export const LONGEST_OUTPUT = 5_000_000;
