#!/usr/bin/env bash
# Finding: Ralph, a store for xAPI, keeps the statements of the first request to its file backend, and answers 500 to each later one.
#
# Packages:  PyPI ralph-malph 5.1.0 with its extras `cli` and `lrs` and requests 2.32.3, which its server imports and those extras
#            do not name (needs Python 3.9 and curl).
# Expected:  a store that is started with its file backend, which needs no database, keeps statements as they come.
# Behaviour: the backend writes with the operation `create`, which refuses a file that is there, and no setting chooses another.
#            So the second request fails, whatever it holds; the first one's statements can be read all the while, and once the
#            file is moved away, the next request is taken.
# Output seen:
#   first request: 200
#   second request: 500
#   statements in the store: 1
#   third request, after the file was moved: 200
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

ask() { curl --silent --output /dev/null --write-out '%{http_code}\n' --user teacher:secret -H 'X-Experience-API-Version: 1.0.3' "$@"; }
statement() { echo "{\"actor\":{\"mbox\":\"mailto:$1@example.org\"},\"verb\":{\"id\":\"http://adlnet.gov/expapi/verbs/completed\"},\"object\":{\"id\":\"http://platform.example/course\"}}"; }
seen=$(
  echo "first request: $(ask -H 'Content-Type: application/json' --data "$(statement a)" "$address/xAPI/statements")"
  echo "second request: $(ask -H 'Content-Type: application/json' --data "$(statement b)" "$address/xAPI/statements")"
  kept=$(curl --silent --user teacher:secret -H 'X-Experience-API-Version: 1.0.3' "$address/xAPI/statements")
  echo "statements in the store: $(grep --only-matching '"verb"' <<<"$kept" | wc -l)"
  mv statements/*.jsonl .
  echo "third request, after the file was moved: $(ask -H 'Content-Type: application/json' --data "$(statement c)" "$address/xAPI/statements")"
)
echo "ralph-malph 5.1.0"
echo "expected: a file backend keeps statements as they come"
echo "behaviour: it keeps those of the first request, and answers 500 to the next"
echo "seen:"
echo "$seen"
[[ $seen == "first request: 200
second request: 500
statements in the store: 1
third request, after the file was moved: 200" ]] || { echo "CHANGED: the output is another one" >&2; exit 1; }
