#!/usr/bin/env bash
# Finding: Ralph, a store for xAPI, takes statements from anybody but a page of another host, and keeps no state of an activity.
#
# Packages:  PyPI ralph-malph 5.1.0 with its extras `cli` and `lrs` and requests 2.32.3, which its server imports and those extras
#            do not name (needs Python 3.9 and curl).
# Expected:  xAPI is what content in browsers reports with, mostly from the host of a learning platform to that of a store. So a
#            store answers the question that browsers ask before (a preflight), and has the resources that resume a visit.
# Behaviour: it answers a preflight with 405, and no answer has Access-Control-Allow-Origin, so that a browser sends no
#            statement. The state resource, with which content goes on where a learner left, is not there.
# Output seen:
#   statement: 200
#   preflight: 405
#   headers that allow another host: 0
#   state: 404
set -euo pipefail

folder=$(mktemp -d)
server=
trap '[[ -z $server ]] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check 'ralph-malph[cli,lrs]==5.1.0' requests==2.32.3
export HOME=$folder RALPH_RUNSERVER_BACKEND=fs RALPH_BACKENDS__LRS__FS__DEFAULT_DIRECTORY_PATH="$folder/statements"
mkdir statements
env/bin/ralph auth --username teacher --password secret --scope all --agent-name Teacher --agent-ifi-mbox mailto:teacher@example.org --write-to-disk 2>ralph.log || { cat ralph.log >&2; exit 1; }
env/bin/python -m uvicorn ralph.api:app --host 127.0.0.1 --port 0 >>ralph.log 2>&1 &
server=$!
for _ in $(seq 100); do
  address=$(sed -n 's/.*running on \(http:[^ ]*\).*/\1/p' ralph.log)
  [[ -z $address ]] || break
  sleep 0.2
done

ask() { curl --silent --output /dev/null --dump-header headers.txt --write-out '%{http_code}\n' --user teacher:secret -H 'X-Experience-API-Version: 1.0.3' -H 'Origin: http://platform.example' "$@"; cat headers.txt >>all.txt; }
statement='{"actor":{"mbox":"mailto:a@example.org"},"verb":{"id":"http://adlnet.gov/expapi/verbs/completed"},"object":{"id":"http://platform.example/course"}}'
seen=$(
  echo "statement: $(ask -H 'Content-Type: application/json' --data "$statement" "$address/xAPI/statements")"
  echo "preflight: $(ask -X OPTIONS -H 'Access-Control-Request-Method: POST' -H 'Access-Control-Request-Headers: authorization,content-type' "$address/xAPI/statements")"
  echo "headers that allow another host: $(grep --ignore-case --count access-control-allow-origin all.txt || true)"
  echo "state: $(ask --get --data-urlencode 'agent={"mbox":"mailto:a@example.org"}' --data 'activityId=http://platform.example/course&stateId=one' "$address/xAPI/activities/state")"
)
echo "ralph-malph 5.1.0"
echo "expected: a page of another host reports to a store of xAPI, and finds its state there"
echo "behaviour: a preflight is refused, and there is no state"
echo "seen:"
echo "$seen"
[[ $seen == "statement: 200
preflight: 405
headers that allow another host: 0
state: 404" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
