var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,p)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(p=__getOwnPropDesc(e,o))||p.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{completionOperations:()=>completionOperations}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_loop_texts_report=require("./shared.core.loop.texts.report.cjs"),import_shared_core_loop_recipes_read_recipe=require("./shared.core.loop.recipes.read-recipe.cjs"),import_hooks_active_on_command=require("./hooks.active.on-command.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs");
// src/core/completion/bash-script.ts
function bashScript(program, { nouns, calls }, shell) {
  const name = `_complete_${program.replaceAll(/\W/g, "_")}`;
  const verbs = nouns.flatMap((noun) => {
    const own = calls.flatMap(
      ({ call }) => call.startsWith(`${noun.name} `) ? call.slice(noun.name.length + 1) : []
    );
    return own.length === 0 ? [] : [`    ${noun.name}) verbs='${own.join(" ")}' ;;`];
  });
  return `${[
    ...shell === "zsh" ? ["autoload -Uz compinit bashcompinit && compinit && bashcompinit"] : [],
    `${name}() {`,
    `  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}`,
    `  local call=\${COMP_WORDS[1]} verbs='' options='' takes='' found='' at=2 n=0`,
    "  COMPREPLY=()",
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W '${nouns.map((noun) => noun.name).join(" ")} --help --version' -- "$cur"))`,
    "    return",
    "  fi",
    "  case $call in",
    ...verbs,
    "  esac",
    '  if [ "$COMP_CWORD" -gt 2 ]; then',
    '    case " $verbs " in',
    `      *" \${COMP_WORDS[2]} "*) call="$call \${COMP_WORDS[2]}"; verbs=''; at=3 ;;`,
    "      *) verbs='' ;;",
    "    esac",
    "  fi",
    "  case $call in",
    ...calls.map(optionsLine),
    "  esac",
    '  case "$call $prev" in',
    ...calls.flatMap(valueLines),
    "  esac",
    '  while [ "$at" -lt "$COMP_CWORD" ]; do',
    `    case \${COMP_WORDS[$at]} in`,
    `      -*) case " $takes " in *" \${COMP_WORDS[$at]} "*) at=$((at+1)) ;; esac ;;`,
    "      *) n=$((n+1)) ;;",
    "    esac",
    "    at=$((at+1))",
    "  done",
    '  if [ -z "$found" ]; then',
    '    case "$call $n" in',
    ...calls.flatMap(wordLines),
    "    esac",
    "    case $cur in",
    '      -*) found="$options" ;;',
    '      *) [ "$found" = files ] || found="$verbs $found" ;;',
    "    esac",
    "  fi",
    '  if [ "$found" = files ]; then',
    "    local IFS=$'\\n'",
    '    COMPREPLY=($(compgen -f -- "$cur"))',
    "    compopt -o filenames 2>/dev/null",
    '  elif [ "$found" != any ]; then',
    '    COMPREPLY=($(compgen -W "$found" -- "$cur"))',
    "  fi",
    "  return 0",
    "}",
    `complete -F ${name} ${program}`
  ].join("\n")}
`;
}
function optionsLine({ call, options }) {
  const names = options.map(({ name }) => name).join(" ");
  const takes = options.flatMap(({ name, value }) => value === null ? [] : name).join(" ");
  return `    '${call}') options='${names}'; takes='${takes}' ;;`;
}
function valueLines({ call, options }) {
  return options.flatMap(
    ({ name, value }) => value === null ? [] : [`    '${call} ${name}') found='${wordsOf(value) || "any"}' ;;`]
  );
}
function wordLines({ call, words }) {
  return words.flatMap(
    (word2, at) => word2.length === 0 ? [] : [`      '${call} ${at}') found='${wordsOf(word2)}' ;;`]
  );
}
function wordsOf(value) {
  return value === "files" ? value : value.join(" ");
}
// src/core/completion/fish-script.ts
function fishScript(program, { nouns, calls }) {
  const name = `__complete_${program.replaceAll(/\W/g, "_")}`;
  const complete = (when, what) => `complete -c ${program} -n '${when}' ${what}`;
  const takes = calls.flatMap(
    ({ call, options }) => options.flatMap((option) => option.value === null ? [] : [`'${call} ${option.name}'`])
  );
  return `${[
    `set -g ${name}_calls ${calls.map(({ call }) => `'${call}'`).join(" ")}`,
    `set -g ${name}_takes ${takes.join(" ")}`,
    "# The words before the cursor, without options and their values.",
    `function ${name}_words`,
    "  set -l words",
    "  set -l skips 0",
    "  for token in (commandline -opc)[2..-1]",
    "    if test $skips = 1",
    "      set skips 0",
    "    else if string match -q -- '-*' $token",
    `      contains -- "$words[1] $words[2] $token" $${name}_takes; or contains -- "$words[1] $token" $${name}_takes; and set skips 1`,
    "    else",
    "      set -a words $token",
    "    end",
    "  end",
    "  set -q words[1]; and printf '%s\\n' $words",
    "end",
    "# Whether the call is that of the first argument, with as many words behind it as the second says.",
    `function ${name}_is`,
    `  set -l words (${name}_words)`,
    '  set -l call "$words[1] $words[2]"',
    `  contains -- "$call" $${name}_calls; or set call "$words[1]"`,
    '  set -l behind (math (count $words) - (count (string split " " -- $call)))',
    '  test "$call" = "$argv[1]"; and begin; test (count $argv) = 1; or test $behind = $argv[2]; end',
    "end",
    `function ${name}_begins`,
    `  test (count (${name}_words)) = 0`,
    "end",
    `complete -c ${program} -f`,
    ...nouns.map((noun) => complete(`${name}_begins`, `-a ${noun.name} -d ${quoted(noun.about)}`)),
    ...calls.flatMap((call) => linesOf(call, name, complete))
  ].join("\n")}
`;
}
function linesOf({ call, about, options, words }, name, complete) {
  const [noun = "", verb] = call.split(" ");
  const quotedCall = `"${call}"`;
  return [
    ...verb === void 0 ? [] : [complete(`${name}_is "${noun}" 0`, `-a ${verb} -d ${quoted(about)}`)],
    ...options.map(
      (option) => complete(
        `${name}_is ${quotedCall}`,
        `-l ${option.name.slice(2)}${takenBy(option.value)} -d ${quoted(option.about)}`
      )
    ),
    ...words.flatMap(
      (word2, at) => word2.length === 0 ? [] : [complete(`${name}_is ${quotedCall} ${at}`, word2 === "files" ? "-F" : `-a '${word2.join(" ")}'`)]
    )
  ];
}
function takenBy(value) {
  if (value === null) return "";
  if (value === "files") return " -r -F";
  return value.length === 0 ? " -x" : ` -x -a '${value.join(" ")}'`;
}
function quoted(text2) {
  return `'${text2.replaceAll(/[\\']/g, "\\$&")}'`;
}
// src/core/completion/powershell-script.ts
function powershellScript(program, { nouns, calls }) {
  return `${[
    `Register-ArgumentCompleter -Native -CommandName ${literal(program)} -ScriptBlock {`,
    "  param($wordToComplete, $commandAst, $cursorPosition)",
    `  $nouns = ${list2(nouns.map(({ name }) => name))}`,
    "  $calls = @{",
    ...calls.map(({ call, options, words }) => {
      const values = options.flatMap(
        ({ name, value }) => value === null ? [] : [`${literal(name)} = ${list2(namesOf(value))}`]
      );
      const places = words.map((word2) => `, ${list2(namesOf(word2))}`).join("; ");
      return `    ${literal(call)} = @{ Options = ${list2(options.map(({ name }) => name))}; Values = @{ ${values.join("; ")} }; Words = @(${places}) }`;
    }),
    "  }",
    "  $typed = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })",
    "  $found = @()",
    "  if ($typed.Count -eq 0) { $found = $nouns }",
    "  else {",
    "    $call = $typed[0]",
    "    $behind = @($typed | Select-Object -Skip 1)",
    '    if ($behind.Count -gt 0 -and $calls.ContainsKey("$call $($behind[0])")) {',
    '      $call = "$call $($behind[0])"',
    "      $behind = @($behind | Select-Object -Skip 1)",
    "    }",
    "    $about = $calls[$call]",
    '    if ($behind.Count -eq 0) { $found += @($calls.Keys | Where-Object { $_.StartsWith("$call ") } | ForEach-Object { $_.Substring($call.Length + 1) }) }',
    "    if ($about) {",
    "      $words = 0",
    "      $option = $null",
    "      foreach ($word in $behind) {",
    "        if ($option) { $option = $null }",
    "        elseif ($word.StartsWith('-')) { if ($about.Values.ContainsKey($word)) { $option = $word } }",
    "        else { $words += 1 }",
    "      }",
    "      if ($option) { $found = @($about.Values[$option]) }",
    "      elseif ($wordToComplete.StartsWith('-')) { $found = $about.Options }",
    "      elseif ($words -lt $about.Words.Count) { $found += @($about.Words[$words]) }",
    "    }",
    "  }",
    '  $found | Where-Object { $_ -like "$wordToComplete*" } | Sort-Object -Unique | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }',
    "}"
  ].join("\n")}
`;
}
function namesOf(value) {
  return value === "files" ? [] : value;
}
function list2(names) {
  return `@(${names.map(literal).join(", ")})`;
}
function literal(text2) {
  return `'${text2.replaceAll("'", "''")}'`;
}
// src/core/completion/completion-script.ts
function completionScript(shell, { program, line }, table) {
  const head = `# Completes ${program} in ${shell}. To load it: `;
  switch (shell) {
    case "bash":
    case "zsh":
      return `${head}eval "$(${line})"
${bashScript(program, table, shell)}`;
    case "fish":
      return `${head}${line} | source
${fishScript(program, table)}`;
    case "powershell":
      return `${head}${line} | Out-String | Invoke-Expression
${powershellScript(program, table)}`;
  }
}
var SHELLS = ["bash", "zsh", "fish", "powershell"];
// src/app/operations/completion-operations.ts
function completionOperations(nouns) {
  return [
    (0, import_hooks_active_on_command.operation)({
      name: "completion",
      about: "Print the script with which a shell completes nouns, verbs, options and their values",
      effect: "reads",
      inputs: {
        shell: (0, import_hooks_active_on_command.choiceWord)(SHELLS, "whose script it is"),
        name: (0, import_hooks_active_on_command.text)(
          "NAME",
          "the alias or function by which you call the command line; by default msw-protocol"
        )
      },
      run: async (_, { shell, name }) => {
        const program = name ?? "msw-protocol";
        if (!/^[A-Za-z_][\w.-]{0,60}$/.test(program))
          return (0, import_hooks_active_on_command.misused)("--name needs the name of a command: letters, digits, -, _ and dots.");
        const line = name === null ? import_common.lineToType`completion ${shell}` : import_common.lineToType`completion ${shell} --name ${name}`;
        const loaded = await Promise.all(Object.values(nouns).map(({ load }) => load()));
        const script = completionScript(
          shell,
          { program, line },
          {
            nouns: Object.entries(nouns).map(([noun, { about }]) => ({ name: noun, about })),
            calls: loaded.flat().map(completedCall)
          }
        );
        return (0, import_hooks_active_on_command.done)({ shell, name: program, script });
      },
      shown: ({ script }) => (0, import_common2.forPeople)(script.trimEnd().split("\n"), Number.POSITIVE_INFINITY),
      raw: ({ script }) => script
    })
  ];
}
function completedCall({ name, about, inputs, takesFolder }) {
  const meanings = Object.entries(inputs);
  const words = meanings.filter(([, { kind }]) => kind === "word").map(([, one]) => completed(one));
  const options = meanings.filter(([, { kind }]) => !["word", "stdin", "records"].includes(kind));
  return {
    ...{ call: name, about },
    words: takesFolder ? [...words, "files"] : words,
    options: [
      ...options.map(([input, one]) => ({
        ...{ name: `--${(0, import_hooks_active_on_command.optionName)(input)}`, about: one.about },
        value: one.kind === "flag" || one.kind === "maybe" ? null : completed(one)
      })),
      { name: "--project", about: "the project", value: "files" },
      { name: "--json", about: "the result as one JSON document", value: null },
      { name: "--help", about: "what it takes", value: null }
    ]
  };
}
function completed({ isPath, choices, names }) {
  if (choices !== null) return choices;
  if (names !== null) return namesOf2[names]();
  return isPath ? "files" : [];
}
var namesOf2 = {
  recipe: import_shared_core_loop_recipes_read_recipe.recipeNames,
  setting: () => (0, import_shared_core_loop_texts_report.allSettings)().map(({ key }) => key)
};
