import { launch, newPage, open, recorded, VIEWPORTS } from './harness.mjs';
import { lesson, perform } from './lesson.mjs';
const browser = await launch();
for (const id of process.argv.slice(2)) {
  const page = await newPage(browser, { viewport: VIEWPORTS.tablet });
  page.setDefaultTimeout(3000);
  await open(page, '#learn=' + id);
  const { steps } = await lesson(id);
  outer: for (const [i, step] of steps.entries()) {
    await page.locator(`main.lesson[data-lesson-step="${i + 1}"]`).waitFor();
    if (step.goal) {
      for (const a of step.solution) { try { await perform(page, a); } catch (e) { console.log(id, i + 1, 'FAIL', a, e.message.split('\n')[0], '|', (await page.locator('.action-bar').innerText()).replace(/\n/g, ' / '), await page.locator('[data-action]:visible').evaluateAll((l) => l.map((e) => e.dataset.action))); await page.screenshot({ path: `/tmp/look/${id}.png` }); break outer; } }
      if (!(await page.locator('main.lesson').evaluate((m) => 'goal' in m.dataset))) { console.log(id, i + 1, 'NOT MET', JSON.stringify(step.goal), JSON.stringify(step.solution), await page.locator('.lesson-answer').innerText(), await page.locator('main').getAttribute('data-entries')); await page.screenshot({ path: `/tmp/look/${id}.png` }); break; }
    }
    await page.locator('.lesson-panel [data-does=next]').click();
  }
  console.log(id, recorded(page).errors);
  await page.context().close();
}
await browser.close();
