// In the page before all else: keeps what goes wrong in it, across reloads too, for drivers that do not tell.
(function () {
  var KEY = 'naqala-watch';
  function note(text) {
    sessionStorage.setItem(KEY, JSON.stringify(JSON.parse(sessionStorage.getItem(KEY) || '[]').concat(String(text))));
  }
  addEventListener('error', function (event) {
    note(event.message || 'not loaded: ' + (event.target.src || event.target.href));
  }, true);
  addEventListener('unhandledrejection', function (event) {
    note('a promise failed: ' + event.reason);
  });
  document.addEventListener('securitypolicyviolation', function (event) {
    note('against ' + event.violatedDirective + ': ' + event.blockedURI + ' (' + event.sourceFile + ':' + event.lineNumber + ')');
  });
  ['warn', 'error'].forEach(function (kind) {
    var say = console[kind];
    console[kind] = function () {
      note(kind + ': ' + Array.prototype.join.call(arguments, ' '));
      say.apply(console, arguments);
    };
  });
})();
