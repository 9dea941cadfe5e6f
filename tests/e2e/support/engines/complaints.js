// Runs in the page before all other scripts and records what goes wrong, also across reloads.
(function () {
  var KEY = 'naqala-complaints';
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
    note('violates ' + event.violatedDirective + ': ' + event.blockedURI + ' (' + event.sourceFile + ':' + event.lineNumber + ')');
  });
  ['warn', 'error'].forEach(function (kind) {
    var say = console[kind];
    console[kind] = function () {
      note(kind + ': ' + Array.prototype.join.call(arguments, ' '));
      say.apply(console, arguments);
    };
  });
})();
