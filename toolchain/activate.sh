# Source this file: it puts the pinned Node and pnpm first on PATH.
# A machine that already has Node 24 or newer and pnpm 12 is left as it is.
#   . toolchain/activate.sh

# In bash and zsh; outside a function, because there zsh's $0 is the function's name.
kakehashi_toolchain="$(cd "$(dirname "${BASH_SOURCE[0]:-$0}")" && pwd)"

kakehashi_has_own_tools() {
  command -v node >/dev/null && command -v pnpm >/dev/null || return 1
  [ "$(node -p 'Number(process.versions.node.split(".")[0])')" -ge 24 ] || return 1
  case "$(pnpm --version 2>/dev/null)" in 12.*) return 0 ;; *) return 1 ;; esac
}

kakehashi_activate() {
  local arch
  case "$(uname -m)" in aarch64 | arm64) arch=arm64 ;; *) arch=x64 ;; esac
  local modules="$kakehashi_toolchain/node_modules"
  if [ ! -x "$modules/node-linux-$arch/bin/node" ] || [ ! -e "$modules/@pnpm/exe.linux-$arch/pnpm" ]; then
    (cd "$kakehashi_toolchain" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) || return 1
  fi
  chmod +x "$modules/@pnpm/exe.linux-$arch/pnpm"
  export PATH="$modules/node-linux-$arch/bin:$modules/@pnpm/exe.linux-$arch:$PATH"
}

if ! kakehashi_has_own_tools; then kakehashi_activate; fi
unset -f kakehashi_has_own_tools kakehashi_activate
unset kakehashi_toolchain
