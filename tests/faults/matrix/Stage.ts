import { type BrowserContext, expect, type Page } from '@playwright/test';
import { isProblem } from '@studio/api';
import type { ApiUser } from '../../e2e/apiUser.ts';
import { signIn, type UserName } from '../../e2e/fixtures.ts';
import type { Studio } from '../../support/studioServer.ts';
import { untilKept, untilNothingKept } from './draftsInBrowser.ts';
import type { HeldCall } from './HeldCall.ts';
import { isLogout, Network } from './Network.ts';
import type { SavedObject } from './ObjectKind.ts';
import type { EditName, OthersChange, Place } from './Place.ts';
import { offer, takeOffer } from './words.ts';

/** What a stage is made of. */
export interface StageParts {
  readonly place: Place;
  /** Names what is edited; no other cell has it. */
  readonly name: string;
  readonly studio: Studio;
  /** The user in the browser, and somebody else, both calling the server directly. */
  readonly user: ApiUser;
  readonly somebodyElse: ApiUser;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Kills the browser, and gives one with the same profile; rejects where the cell has no profile of its own. */
  readonly killBrowser: () => Promise<BrowserContext>;
}

/** One cell under way: a place, the page in which it is open, and what cells do in words. */
export class Stage {
  readonly place: Place;
  readonly name: string;
  readonly studio: Studio;
  readonly somebodyElse: ApiUser;
  readonly network = new Network(() => this.page);
  context: BrowserContext;
  /** The page in which the user works now. */
  page: Page;
  /** How many steps back in the browser's history lead out of the editor. */
  stepsBack = 1;
  readonly #user: ApiUser;
  readonly #killBrowser: () => Promise<BrowserContext>;

  constructor({ place, name, studio, user, somebodyElse, context, page, killBrowser }: StageParts) {
    this.place = place;
    this.name = name;
    this.studio = studio;
    this.#user = user;
    this.somebodyElse = somebodyElse;
    this.context = context;
    this.page = page;
    this.#killBrowser = killBrowser;
  }

  /** Makes what is edited and opens the place. */
  async open(): Promise<void> {
    await this.place.create(this.#user, this.name);
    await this.openIn(this.page);
  }

  /** Opens the place in a page, where no draft is offered. */
  async openIn(page: Page): Promise<void> {
    await this.goTo(page);
    await this.place.ready(page);
  }

  /** Opens the place in a page, only to look at it. */
  async lookIn(page: Page): Promise<void> {
    await this.goTo(page);
    await (this.place.seen ?? this.place.ready)(page);
  }

  /** Goes as far as the place, whatever is over it. */
  async goTo(page: Page): Promise<void> {
    await page.goto(this.studio.url + this.place.path(this.name));
    await this.place.reach(page);
  }

  /** Opens the place by links, so that the button of the browser leads back to another screen of the studio. */
  async openByLinks(): Promise<void> {
    const { place, page, name } = this;
    await place.create(this.#user, name);
    const { anyEditorPath, backLink, listPath, entryLink = name } = place.kind;
    await page.goto(this.studio.url + (place.isNew ? anyEditorPath : listPath(name)));
    await page.getByRole('link', { name: place.isNew ? backLink : entryLink, exact: true }).click();
    const tab = page.getByRole('link', { name: 'Dynamic Criteria', exact: true });
    if (place.path(name).endsWith('/dynamicCriteria')) {
      await tab.click();
      this.stepsBack = 2;
    }
    await place.reach(page);
    await place.ready(page);
  }

  async edit(edit: EditName = 'first'): Promise<void> {
    await this.place.write(this.page, edit, this.name);
    await this.expectHeld(edit);
  }

  /** Opens the place and makes an edit that is older than a second in every respect that matters: it is kept. */
  async openWithKeptEdit(): Promise<void> {
    await this.open();
    await this.edit();
    await this.untilKept();
  }

  /** Opens the place, makes an edit and sees it saved. */
  async openWithSavedEdit(): Promise<void> {
    await this.open();
    await this.edit();
    await this.place.save(this.page);
    await this.place.expectSaved(this.page);
  }

  /** Opens the place, makes an edit and presses Save; the call is on its way until the test lets it arrive. */
  async openWithSaveUnderWay(): Promise<HeldCall> {
    await this.openWithKeptEdit();
    return this.startSave();
  }

  /** Presses Save and holds the call. */
  async startSave(): Promise<HeldCall> {
    const held = await this.network.hold(this.place.kind.isSave);
    await this.place.save(this.page);
    await held.sent();
    return held;
  }

  async untilKept(): Promise<void> {
    await untilKept(this.page, this.place.draftKey(this.name), this.place.keptText);
  }

  /** That an edit is on screen and marked as unsaved. */
  async expectHeld(edit: EditName = 'first'): Promise<void> {
    await this.place.expectShown(this.page, edit);
    await this.place.expectUnsaved(this.page);
  }

  /** Opens the place again, takes the draft that is offered, and has the edit on screen. */
  async restore(edit: EditName = 'first'): Promise<void> {
    await this.goTo(this.page);
    await takeOffer(this.page);
    await this.expectHeld(edit);
  }

  /** The same after signing in again, which leads back to where the user was: an open modal is opened again. */
  async restoreAfterSignIn(edit: EditName = 'first'): Promise<void> {
    await takeOffer(this.page);
    await this.expectHeld(edit);
  }

  /** That nothing is offered where a saved edit is looked at, and where it was made, and that it is there. */
  async expectSavedAndNothingOffered(edit: EditName = 'first'): Promise<void> {
    await this.page.goto(this.studio.url + this.place.savedPath(this.name));
    await this.place.reachSaved(this.page);
    await this.place.expectSavedShown(this.page, edit);
    await expect(offer(this.page)).toHaveCount(0);
    await this.expectOnServer(edit);
    if (!this.place.isNew) return;
    await this.openIn(this.page);
    await this.expectNothingLeft();
    await expect(offer(this.page)).toHaveCount(0);
  }

  /** Saves what is on screen: the edits are then on the server, and no draft is left. */
  async finish(...edits: EditName[]): Promise<void> {
    await this.place.save(this.page);
    await this.place.expectSaved(this.page);
    await this.expectOnServer(...edits);
  }

  /** That a cell has left no draft behind: what it typed is on the server. */
  async expectNothingLeft(): Promise<void> {
    await untilNothingKept(this.page, this.place.draftKey(this.name));
  }

  /** That a save which was refused has written nothing. */
  async expectNotOnServer(): Promise<void> {
    const saved = await this.saved();
    expect(saved?.has('first') === true, 'nothing was written').toBe(false);
  }

  async expectOnServer(...edits: EditName[]): Promise<void> {
    const saved = await this.saved();
    expect(saved, 'it was saved').not.toBeNull();
    for (const edit of edits.length === 0 ? (['first'] as const) : edits)
      expect(saved?.has(edit), `the ${edit} edit is on the server`).toBe(true);
  }

  /** What the server has; null when it has nothing of this name. */
  async saved(): Promise<SavedObject | null> {
    try {
      return await this.place.load(this.#user, this.name);
    } catch (error) {
      if (isProblem(error, 404)) return null;
      throw error;
    }
  }

  /** Somebody else saves a change to the same object. */
  async somebodyElseSaves({ make }: OthersChange): Promise<void> {
    await make(this.somebodyElse, this.name);
  }

  /** That the server has a change of somebody else. */
  async expectTheirsOnServer({ isIn }: OthersChange): Promise<void> {
    expect(await isIn(this.#user, this.name), 'the other change is on the server').toBe(true);
  }

  /** What the studio does when the user comes back to its tab: it calls the server. */
  async comeBackToTab(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  /** From now on `letTimePass` moves the clock of the pages that are opened. */
  holdClock(): Promise<void> {
    return this.context.clock.install();
  }

  /** Lets time pass on the page's clock, without waiting; by default so much that the session is refreshed. */
  letTimePass(time = '24:00:00'): Promise<void> {
    return this.page.clock.fastForward(time);
  }

  /** Signs out: by the menu, or in another tab where a modal covers it. The server has answered when this resolves. */
  async signOut(): Promise<void> {
    const { page } = this;
    const inTab = this.place.layer === 'page' ? page : await this.context.newPage();
    if (inTab !== page) await inTab.goto(`${this.studio.url}/config/dataSet/browser`);
    await inTab.getByRole('button', { name: /^User menu/ }).click();
    const loggedOut = inTab.waitForResponse((response) => isLogout(response.request()));
    await inTab.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${this.studio.url}/login`);
    expect((await loggedOut).status(), 'the session ends').toBe(204);
  }

  /** Signs in on the sign-in screen. */
  async signIn(username: UserName): Promise<void> {
    await this.page.goto(`${this.studio.url}/login?login=manual`);
    await this.signInHere(username);
  }

  /** The same on the screen that is open, and waits until it leads back to where the user was. */
  async signInHere(username: UserName): Promise<void> {
    await signIn(this.page, username);
    await expect(this.page).not.toHaveURL(/\/login/);
  }

  /** Kills the browser and goes on in one with the same profile. */
  async killBrowser(): Promise<void> {
    this.context = await this.#killBrowser();
    this.page = await this.context.newPage();
  }

  /** How many bytes the browser may store for the studio from now on. */
  async allowStorage(bytes: number): Promise<void> {
    const cdp = await this.context.newCDPSession(this.page);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: this.studio.url, quotaSize: bytes });
  }

  /** That nothing has been reported: where failures are listed there is none, though a modal may cover the list. */
  async expectNothingAnnounced(): Promise<void> {
    const list = this.page.getByRole('button', { name: /^Activity/, includeHidden: true });
    await expect(list).toBeVisible();
    await expect(list).not.toHaveText(/\d/);
  }

  /** Ends the user's session on the server, without the page's knowledge. */
  async endSession(): Promise<void> {
    const { request } = this.context;
    const [login, headers] = [`${this.studio.url}/rest/Login`, { 'X-Console-Type': 'studio' }];
    const { clientId } = await (await request.get(login, { headers })).json();
    const ended = await request.delete(login, { headers: { ...headers, 'X-Client-Id': clientId } });
    expect(ended.status(), 'the session ends').toBe(204);
  }

  /** Goes back in the browser's history, out of the editor. */
  async goBack(): Promise<void> {
    await this.page.evaluate((steps) => history.go(-steps), this.stepsBack);
  }

  /** Makes another object of the same kind, and gives its name. */
  takenName(): Promise<string> {
    return this.place.kind.createOther(this.#user);
  }
}
