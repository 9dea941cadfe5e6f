// Mail scanners turn the `#` of a link into `%23`, so the browser asks the host for a page of that name. This leads back to the page.
(function () {
  var mended = location.href.replace(/%23/i, '#');
  if (mended !== location.href) { location.replace(mended); }
})();
