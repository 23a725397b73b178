import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { routeText } from '@portal/content/messages/route-text';
import { widgetMessages } from '@portal/content/messages/widget-messages';
import type { CallApi } from '@portal/contract/call-api';
import { placesResolve, placesSearch } from '@portal/contract/endpoints/places';
import { escapeMarkup } from '@portal/domain/data/escape-markup';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { CopyCode } from '#components/api-code/copy-code.tsx';
import { Field } from '#components/ui/field.tsx';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import {
  parseWidgetStyle,
  toWidgetPath,
  WIDGET_HEIGHTS,
  WIDGET_THEMES,
  WIDGET_WIDTHS,
  type WidgetStyle,
} from '#share/widget-request.ts';
import styles from './widget-builder-page.module.css';

const { slug: DEFAULT_SLUG, name: DEFAULT_NAME } = GREAT_CITIES.hanoi;
const LONGEST_TYPED = 120;

interface ChosenPlace {
  readonly slug: string;
  readonly name: string;
  /** Typed text that is not a place; null otherwise. */
  readonly missed: string | null;
}

/** The typed place, else that of the address, else Hà Nội. */
async function findPlace({ query, language }: PageRequest, call: CallApi): Promise<ChosenPlace> {
  const typed = (query.q ?? '').trim().slice(0, LONGEST_TYPED);
  const defaultPlace = { slug: DEFAULT_SLUG, name: DEFAULT_NAME[language] };
  if (typed !== '') {
    const found = await call(placesSearch, { query: { q: typed, limit: 1, lang: language } });
    const [first] = found.ok ? found.reply.places : [];
    return first === undefined
      ? { ...defaultPlace, missed: typed }
      : { slug: first.slug, name: first.displayName.main, missed: null };
  }
  const asked = (query.place ?? '').slice(0, LONGEST_TYPED);
  if (asked === '') return { ...defaultPlace, missed: null };
  const known = await call(placesResolve, { query: { location: asked, lang: language } });
  if (!known.ok || known.reply.outcome !== 'place') return { ...defaultPlace, missed: asked };
  return { slug: asked, name: known.reply.located.place.displayName.main, missed: null };
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly chosen: Value;
  readonly names: Readonly<Record<Value, string>>;
}

function Choice<Value extends string>({ label, name, chosen, names }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <select name={name} defaultValue={chosen}>
        {(Object.entries(names) as [Value, string][]).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface BuilderProps {
  readonly request: PageRequest;
  readonly place: ChosenPlace;
  readonly style: WidgetStyle;
}

/** A plain form; the answering page has the code. */
function BuilderForm({ request: { language }, place, style }: BuilderProps) {
  const words = widgetMessages[language].builder;
  return (
    <form className={`card ${styles.form}`} action={toLanguagePath('widget-builder', language)}>
      <Field label={words.place}>
        <input
          name="q"
          type="search"
          defaultValue={place.missed ?? place.name}
          placeholder={words.placeHint}
          maxLength={LONGEST_TYPED}
          autoComplete="off"
        />
      </Field>
      {place.missed === null ? null : <p role="alert">{words.missed(place.missed)}</p>}
      <Choice label={words.size} name="size" chosen={style.size} names={words.sizes} />
      <Choice label={words.theme} name="theme" chosen={style.theme} names={words.themes} />
      <Choice label={words.language} name="words" chosen={style.language} names={words.languages} />
      <button type="submit" className="button">
        {words.show}
      </button>
    </form>
  );
}

/** Both embed codes. */
function writeCode(origin: string, { slug, name }: ChosenPlace, style: WidgetStyle) {
  const { size, theme, language } = style;
  const src = escapeMarkup(origin + toWidgetPath({ location: slug }, style));
  const title = escapeMarkup(widgetMessages[language].title(name));
  const css = `width:100%;max-width:${WIDGET_WIDTHS.most}px;height:${WIDGET_HEIGHTS[size]}px;border:0;border-radius:12px`;
  return {
    script: `<script async src="${origin}/api/widget.js" data-place="${slug}" data-size="${size}" data-theme="${theme}" data-lang="${language}"></script>`,
    frame: `<iframe src="${src}" title="${title}" loading="lazy" style="${css}"></iframe>`,
  };
}

function Shown({ request, place, style }: BuilderProps) {
  const words = widgetMessages[request.language].builder;
  const { script, frame } = writeCode(request.publicUrl, place, style);
  return (
    <div className={styles.shown}>
      <h2>{words.preview}</h2>
      <iframe
        className={styles.frame}
        src={toWidgetPath({ location: place.slug }, style)}
        title={widgetMessages[style.language].title(place.name)}
        height={WIDGET_HEIGHTS[style.size]}
      />
      <h2>{words.code}</h2>
      <div>
        <p>{words.script}</p>
        <CopyCode code={script} what={words.script} language={request.language} />
        <p>{words.frame}</p>
        <CopyCode code={frame} what={words.frame} language={request.language} />
      </div>
    </div>
  );
}

/** Style from the form; the language defaults to the page's. */
function parseStyle({ query, language }: PageRequest): WidgetStyle {
  const words: Language = query.words === 'vi' || query.words === 'en' ? query.words : language;
  const theme = WIDGET_THEMES.find((known) => known === query.theme) ?? 'auto';
  return parseWidgetStyle({ size: query.size, theme, lang: words });
}

/** `/nhung-thoi-tiet | /embed-weather`: generates the code of a widget, also without JavaScript. */
export const widgetBuilderPage: Page = async (request, call) => {
  const { language } = request;
  const place = await findPlace(request, call);
  const style = parseStyle(request);
  const { title, description } = routeText[language]['widget-builder'];
  const words = widgetMessages[language].builder;
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: true },
    body: (
      <div className={`wrap ${styles.page}`}>
        <h1>{title}</h1>
        <p className={styles.intro}>{words.intro}</p>
        <div className={`stack ${styles.columns}`}>
          <BuilderForm request={request} place={place} style={style} />
          <Shown request={request} place={place} style={style} />
        </div>
        <h2>{words.rules}</h2>
        <ul className={styles.rules}>
          {words.ruleList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <a className="more" href={toLanguagePath('api-docs', language)}>
          {words.docs}
        </a>
      </div>
    ),
  };
};
