### 程序启动之前或无法启动时的文字。

still-loading = 仍在加载…
no-wasm = 这个浏览器不支持WebAssembly，或已将其关闭。任何较新的浏览器都能玩Naqala。
old = 这个浏览器太旧。Naqala需要Safari 17.5（iOS和iPadOS为17.5）、Chrome和Edge 123、Firefox 125或更新的版本。
not-loaded = 游戏加载失败。请检查网络后重新加载页面。它必须来自网页服务器：从文件夹打开无法启动。
sandboxed = 这个版图位于沙盒框架中，而其主机没有随文件发送“Access-Control-Allow-Origin: *”。请给框架加上“allow-same-origin”，或让主机发送该标头。
load-again = 重新加载
