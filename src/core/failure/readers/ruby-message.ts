// Brings the words of a Ruby exception into one form: releases quote differently, and older ones show the
// receiver's value where newer ones name its class.

import type { Speech } from './reader.ts';

/** An exception's message in the words of Ruby 3.4. */
export function rubyMessage(message: string): string {
  return message
    .replace(/`([^`']{1,200})'/g, "'$1'")
    .replace(/ for nil:NilClass$/, ' for nil')
    .replace(/ for main:Object$/, ' for main')
    .replace(/ for an instance of (?=[A-Z])/, ' for ')
    .replace(
      /^(undefined (?:local variable or )?method '[^']{1,200}' for )(?!class |module ).*:(?=[A-Z][\w:]*$)/,
      '$1',
    );
}

/** Numbers in Ruby's own counts are identity, in a program's words values. */
export function rubySpeech(errorClass: string | null): Speech {
  return /^(?:SyntaxError|LoadError|NameError|NoMethodError|KeyError)$/.test(errorClass ?? '')
    ? 'diagnostic'
    : 'runtime';
}
