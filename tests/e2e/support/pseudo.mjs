// A language for tests alone, which no site has: English from right to left, longer by a third, with accents on its letters. It shows what
// does not turn with the direction, what has too little room, and what no row says.

/** The tag of the language. A context with it as its locale shows the page in it. */
export const PSEUDO = 'ar-XB';
const NAME = 'XB';

const ACCENTS = Object.fromEntries([...'aåcçeéiínñoöuüyýAÅCÇEÉIÍNÑOÖUÜYÝ'].reduce((pairs, letter, at, all) => (at % 2 ? pairs : [...pairs, [letter, all[at + 1]]]), []));
/** Letters run from right to left between these. */
const [FROM, TO] = ['\u202e', '\u202c'];
/** What the rows of a file have between texts: see `crates/naqala-locales/src/pack.rs`. */
const ARGUMENT = '\u0001', CHOICE = '\u0002', VARIANT = '\u0003', END = '\u0004', NEXT = '\u0005';

/** Lets the pages of a context have the language. */
export async function speakPseudo(context) {
  let ending;
  await context.route(isPage, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const list = /(<meta name="?naqala-locales"? content=")(en\|[^|"]*\|ltr\|([^;"]*)[^"]*)/;
    ending = list.exec(text)?.[3] ?? ending;
    await route.fulfill({ response: answer, body: text.replace(list, `$1$2;${PSEUDO}|${NAME}|rtl|$3`) });
  });
  await context.route(new RegExp(`/locales/${PSEUDO}-.*\\.txt$`), async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace(`/${PSEUDO}-`, '/en-') });
    const [sum, ...rows] = (await answer.text()).split('\n');
    await route.fulfill({ response: answer, body: [sum, ...rows.map(row)].join('\n') });
  });
}

const isPage = (url) => /(\/|\.html)$/.test(url.pathname);

/** Returns a row with its texts in the language; the keys of choices stay. */
export function row(text) {
  return of(text, 0, '')[0];
}

/** Says a text up to one of the ends; returns it with the place of that end. */
function of(text, from, ends) {
  let said = '', plain = '', at = from;
  const flush = () => ((said += words(plain)), (plain = ''));
  while (at < text.length && !ends.includes(text[at])) {
    if (text[at] === ARGUMENT) {
      flush();
      said += text.slice(at, at + 2);
      at += 2;
    } else if (text[at] === CHOICE) {
      flush();
      said += text.slice(at, at + 2);
      at += 2;
      while (text[at] !== END) {
        const key = text.indexOf(VARIANT, at) + 1;
        const [variant, end] = of(text, key, NEXT);
        said += text.slice(at, key) + variant + NEXT;
        at = end + 1;
      }
      said += END;
      at += 1;
    } else plain += text[at++];
  }
  flush();
  return [said, at];
}

/** Words of one letter stay, for the letters of tribes have to be different ones. */
const words = (text) =>
  text.replace(/[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ’']+/g, (word) => FROM + [...word, ...word.toLowerCase().slice(0, Math.ceil(word.length / 3))].map((letter) => ACCENTS[letter] ?? letter).join('') + TO);
