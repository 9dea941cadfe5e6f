### What the page says before the program starts, or where it cannot.

still-loading = Ainda carregando…
no-wasm = Este navegador não consegue executar WebAssembly, ou isso está desligado. Qualquer navegador atual serve para jogar Naqala.
old = Este navegador é antigo demais. O Naqala funciona a partir do Safari 17.5 (com iOS e iPadOS 17.5), Chrome e Edge 123, Firefox 125.
not-loaded = Não foi possível carregar o jogo. Verifique a conexão e carregue a página de novo. Ela precisa vir de um servidor web: aberta de uma pasta, não consegue iniciar.
sandboxed = Este tabuleiro está numa moldura isolada, e o servidor dela não envia “Access-Control-Allow-Origin: *” com os arquivos. Dê à moldura “allow-same-origin”, ou faça o servidor enviar isso.
load-again = Carregar de novo
