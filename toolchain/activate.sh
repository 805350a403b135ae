# Source this file to put the pinned Node and pnpm first on PATH.
# Does nothing if Node 24 or newer and pnpm 12 are already installed.
#   . toolchain/activate.sh

# Works in bash and zsh. Not in a function, because zsh sets $0 to the function's name there.
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
