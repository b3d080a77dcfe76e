#!/usr/bin/env bash
# The work that a shell hook with a transcript does at every stop, tool for tool: a state file with
# frontmatter, the session and the transcript by jq, the assistant's lines by grep, their last text by jq,
# the promise by perl, the counter by sed, the answer by jq. A yardstick for scripts/bench.mjs, nothing else.
set -euo pipefail

state=".claude/yardstick.local.md"
input=$(cat)
[[ -f "$state" ]] || exit 0

head=$(sed -n '/^---$/,/^---$/p' "$state")
field() { printf '%s\n' "$head" | grep "^$1:" | sed "s/^$1: *//; s/^\"//; s/\"\$//"; }
iteration=$(field iteration)
limit=$(field max_iterations)
promise=$(field completion_promise)
owner=$(field session_id)

session=$(printf '%s' "$input" | jq -r '.session_id // ""')
[[ "$session" == "$owner" ]] || exit 0
[[ "$iteration" =~ ^[0-9]+$ && "$limit" =~ ^[0-9]+$ ]] || exit 0
if ((limit > 0 && iteration >= limit)); then
  rm "$state"
  exit 0
fi

transcript=$(printf '%s' "$input" | jq -r '.transcript_path')
grep -q '"role":"assistant"' "$transcript" || exit 0
lines=$(grep '"role":"assistant"' "$transcript" | tail -n 100)
text=$(printf '%s\n' "$lines" | jq -rs 'map(.message.content[]? | select(.type == "text") | .text) | last // ""')

said=$(printf '%s' "$text" | perl -0777 -ne 'if (m{<promise>(.*?)</promise>}s) { my $t = $1; $t =~ s/\s+/ /g; print $t }')
if [[ -n "$said" && "$said" == "$promise" ]]; then
  rm "$state"
  exit 0
fi

next=$((iteration + 1))
prompt=$(awk 'marks >= 2 { print } /^---$/ { marks++ }' "$state")
sed "s/^iteration: .*/iteration: $next/" "$state" > "$state.$$"
mv "$state.$$" "$state"
jq -n --arg reason "$prompt" --arg message "iteration $next" \
  '{decision: "block", reason: $reason, systemMessage: $message}'
