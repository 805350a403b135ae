#!/bin/sh
# Writes etcd.env, patroni.yml and haproxy.cfg of one machine, from these files and cluster.env:
#
#   sh write-configuration.sh MACHINE cluster.env FOLDER
#
# MACHINE is one of the three names in cluster.env, or `none` for a machine that only has an API or
# a worker and needs only haproxy.cfg.
set -eu
umask 077
machine=$1
values=$2
folder=$3
here=$(dirname "$0")

if grep -nEv '^(#.*)?$|^[A-Z0-9_]+=[A-Za-z0-9._/:-]+$' "$values" >&2; then
  echo "$values: these lines are not NAME=VALUE with letters, digits and . _ / : - only" >&2
  exit 1
fi

# A sed script that puts each value in place of its ${NAME}.
replacements=$(sed -n 's|^\([A-Z0-9_]*\)=\(.*\)$|s;[$]{\1};\2;g|p' "$values")
files=haproxy.cfg
if [ "$machine" != none ]; then
  number=$(sed -n "s|^NAME_\([123]\)=$machine\$|\1|p" "$values")
  if [ -z "$number" ]; then
    echo "$machine is not one of the names in $values" >&2
    exit 1
  fi
  address=$(sed -n "s|^ADDRESS_$number=||p" "$values")
  replacements="$replacements
s;[\$]{NAME};$machine;g
s;[\$]{ADDRESS};$address;g"
  files='etcd.env patroni.yml haproxy.cfg'
fi

mkdir -p "$folder"
for file in $files; do
  sed "$replacements" "$here/$file" > "$folder/$file"
  if grep -n '[$]{[A-Z0-9_]*}' "$folder/$file" >&2; then
    echo "$file: $values has no value for this" >&2
    exit 1
  fi
done
