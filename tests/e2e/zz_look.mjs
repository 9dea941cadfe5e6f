import { launch, newPage } from './harness.mjs';
const [hash, ...rest] = process.argv.slice(2);
const sizes = { phone: { width: 390, height: 844 }, tab: { width: 1024, height: 768 }, desk: { width: 1440, height: 900 }, port: {width:768,height:1024} };
const browser = await launch();
const names = (process.env.SIZES ?? 'phone,tab').split(',');
for (const n of names) {
  const page = await newPage(browser, { viewport: { ...sizes[n] } , locale: process.env.LOC ?? 'en', colorScheme: process.env.SCHEME ?? 'light'});
  page.on('pageerror', (e) => console.log('ERR', e.message));
  await page.goto(process.env.BASE_URL + hash);
  await page.waitForTimeout(2500);
  let i = 0;
  const shot = async () => { await page.screenshot({ path: `/tmp/look/${n}-${i++}.png` }); };
  await shot();
  for (const act of rest) {
    if (act === '.') { await shot(); continue; }
    await page.locator(act).first().click({ timeout: 4000 }).catch((e) => console.log('no', act, e.message.split('\n')[0]));
    await page.waitForTimeout(500);
  }
  await shot();
  await page.context().close();
}
await browser.close();
