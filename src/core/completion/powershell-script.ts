// The completion of PowerShell. Where it offers nothing, PowerShell offers files.

import type { Completed, CompletionTable } from './completion-table.ts';

export function powershellScript(program: string, { nouns, calls }: CompletionTable): string {
  return `${[
    `Register-ArgumentCompleter -Native -CommandName ${literal(program)} -ScriptBlock {`,
    '  param($wordToComplete, $commandAst, $cursorPosition)',
    `  $nouns = ${list(nouns.map(({ name }) => name))}`,
    '  $calls = @{',
    ...calls.map(({ call, options, words }) => {
      const values = options.flatMap(({ name, value }) =>
        value === null ? [] : [`${literal(name)} = ${list(namesOf(value))}`],
      );
      const places = words.map((word) => `, ${list(namesOf(word))}`).join('; ');
      return `    ${literal(call)} = @{ Options = ${list(options.map(({ name }) => name))}; Values = @{ ${values.join('; ')} }; Words = @(${places}) }`;
    }),
    '  }',
    '  $typed = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })',
    '  $found = @()',
    '  if ($typed.Count -eq 0) { $found = $nouns }',
    '  else {',
    '    $call = $typed[0]',
    '    $behind = @($typed | Select-Object -Skip 1)',
    '    if ($behind.Count -gt 0 -and $calls.ContainsKey("$call $($behind[0])")) {',
    '      $call = "$call $($behind[0])"',
    '      $behind = @($behind | Select-Object -Skip 1)',
    '    }',
    '    $about = $calls[$call]',
    '    if ($behind.Count -eq 0) { $found += @($calls.Keys | Where-Object { $_.StartsWith("$call ") } | ForEach-Object { $_.Substring($call.Length + 1) }) }',
    '    if ($about) {',
    '      $words = 0',
    '      $option = $null',
    '      foreach ($word in $behind) {',
    '        if ($option) { $option = $null }',
    "        elseif ($word.StartsWith('-')) { if ($about.Values.ContainsKey($word)) { $option = $word } }",
    '        else { $words += 1 }',
    '      }',
    '      if ($option) { $found = @($about.Values[$option]) }',
    "      elseif ($wordToComplete.StartsWith('-')) { $found = $about.Options }",
    '      elseif ($words -lt $about.Words.Count) { $found += @($about.Words[$words]) }',
    '    }',
    '  }',
    '  $found | Where-Object { $_ -like "$wordToComplete*" } | Sort-Object -Unique | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }',
    '}',
  ].join('\n')}\n`;
}

function namesOf(value: Completed): readonly string[] {
  return value === 'files' ? [] : value;
}

function list(names: readonly string[]): string {
  return `@(${names.map(literal).join(', ')})`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
