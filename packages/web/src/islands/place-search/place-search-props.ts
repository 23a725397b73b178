import type { Language } from '@portal/domain/language/language';
import type { PlaceWords } from '#components/places/describe-place.ts';
import type { LocateWords } from '#components/places/locate-words.ts';

/** What the search box needs: its words, where it searches, and where a place's page is. Plain data. */
export interface PlaceSearchProps {
  readonly language: Language;
  /** Address of the results page, which answers the plain form. */
  readonly action: string;
  /** Path of a place's page with `{location}` in it. */
  readonly placePath: string;
  /** Whether that is this very page: it keeps what its address says by then, such as the layer of a map. */
  readonly staysHere: boolean;
  readonly query: string;
  /** Whether the page is there to be typed into: the field has the focus from the start. */
  readonly takesFocus: boolean;
  /** Whether “use my location” stands beside the field. */
  readonly withLocate: boolean;
  readonly words: PlaceWords & {
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    readonly locate: string;
    readonly located: LocateWords;
    readonly suggestions: string;
    readonly failed: string;
    readonly searching: string;
    /** Headings of what is offered while nothing is typed. */
    readonly recent: string;
    readonly saved: string;
    readonly cities: string;
    /** Sentences with `{count}` and `{text}`. */
    readonly found: string;
    readonly none: string;
    /** Heading with `{text}`, a part of what was typed. */
    readonly matchingPart: string;
  };
}
