import { formatNumber } from '#components/weather/format-values.ts';
import { loadSea } from '#pages/sea/load-sea.ts';
import { assessOwnBoat, describeOwnBoat, type OwnBoat, readOwnBoat } from '#pages/sea/own-boat.ts';
import {
  describeBoat,
  describeSea,
  formatMetres,
  listFacts,
  listSeaBlocks,
  nameMoment,
  type SeaReply,
  type SeaView,
  toSeaView,
} from '#pages/sea/sea-view.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';
import { LiteSection, LiteTable } from './lite-parts.tsx';
import { makeLiteLocationPage } from './make-lite-location-page.tsx';

/** Waves and wind by three hours, without the direction, which a narrow table has no room for. */
function LiteWaves({ reply, view }: { readonly reply: SeaReply; readonly view: SeaView }) {
  const { waves } = view.sea;
  const rows = listSeaBlocks(reply.hours).map((block) => [
    nameMoment(block.at, view),
    formatMetres(block.waveHeight, view),
    formatMetres(block.swellHeight, view),
    formatNumber(block.wavePeriod, view.style),
    formatNumber(block.force, view.style),
    formatNumber(block.gustForce, view.style),
  ]);
  const head = [waves.hour, waves.height, waves.swell, waves.period, waves.wind, waves.gust];
  return <LiteTable caption={waves.note} head={head} rows={rows} />;
}

function LiteBoats({
  reply,
  own: { limit },
  view,
}: {
  readonly reply: SeaReply;
  readonly own: OwnBoat;
  readonly view: SeaView;
}) {
  const { boats, own } = view.sea;
  return (
    <>
      <p>{listFacts(reply, view).join(' · ')}</p>
      <ul>
        {limit === null ? null : <li>{`${own.name}: ${describeOwnBoat(assessOwnBoat(reply, limit), view)}`}</li>}
        {reply.boats.map((boat) => (
          <li key={boat.class}>{`${boats.names[boat.class]}: ${describeBoat(boat, view)}`}</li>
        ))}
      </ul>
      <p className="soft">{boats.limitNote}</p>
    </>
  );
}

function LiteTide({ reply: { tide }, view }: { readonly reply: SeaReply; readonly view: SeaView }) {
  if (tide === null) return null;
  const { title, turn, line, basis } = view.sea.tide;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {tide.turns.map(({ at, height, kind }) => (
          <li key={at}>{line(turn[kind], nameMoment(at, view), formatNumber(height, view.style, 1))}</li>
        ))}
      </ul>
      <p className="soft">{basis(tide.station, formatNumber(tide.distanceKm, view.style))}</p>
    </>
  );
}

/** The sea of a coast; one sentence for other places. */
export const liteSeaPage = makeLiteLocationPage(async ({ located, request, view: base, call, name }) => {
  const view = toSeaView(base);
  const { sea } = view;
  const { type } = sea;
  if (located.isCoastal !== true) {
    const sentence = { text: sea.inland(name), isDemo: false };
    return { sections: [], type, description: sea.inland(name), sentence, body: null };
  }
  const section = await loadSea(toPlaceQuery(located, request).query, call, view.nowAt);
  const text = section.ok ? describeSea(section.reply, view) : null;
  return {
    sections: [section],
    type,
    description: sea.description(name),
    sentence: { text, isDemo: section.ok && section.reply.issued.demo },
    body: (
      <LiteSection title={sea.boats.title} section={section} view={view}>
        {(reply) => (
          <>
            <LiteBoats reply={reply} own={readOwnBoat(request, view)} view={view} />
            <LiteWaves reply={reply} view={view} />
            <LiteTide reply={reply} view={view} />
          </>
        )}
      </LiteSection>
    ),
  };
});
