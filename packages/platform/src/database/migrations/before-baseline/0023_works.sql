CREATE TABLE "collection_items" (
	"collection_id" text NOT NULL,
	"work_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_items_collection_id_work_id_pk" PRIMARY KEY("collection_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"collection_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"first" boolean NOT NULL,
	"public" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_authors" (
	"author_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" jsonb,
	"about" jsonb,
	"avatar" text,
	CONSTRAINT "work_authors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "work_details" (
	"work_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"story" jsonb NOT NULL,
	"prompt" text NOT NULL,
	"request" jsonb,
	"show_base" boolean NOT NULL,
	"show_prompt" boolean NOT NULL,
	"fidelity" jsonb,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_downloads" (
	"user_id" text NOT NULL,
	"work_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_downloads_user_id_work_id_pk" PRIMARY KEY("user_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "work_features" (
	"work_id" text PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"codes" integer[] NOT NULL,
	"signature" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_follows" (
	"user_id" text NOT NULL,
	"author_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_follows_user_id_author_id_pk" PRIMARY KEY("user_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "work_likes" (
	"user_id" text NOT NULL,
	"work_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_likes_user_id_work_id_pk" PRIMARY KEY("user_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "work_pictures" (
	"work_id" text NOT NULL,
	"place" smallint NOT NULL,
	"role" text NOT NULL,
	"section" smallint,
	"image_id" text,
	"path" text,
	"thumbnail" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"made" boolean NOT NULL,
	CONSTRAINT "work_pictures_work_id_place_pk" PRIMARY KEY("work_id","place")
);
--> statement-breakpoint
CREATE TABLE "work_reports" (
	"user_id" text NOT NULL,
	"work_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "work_reports_user_id_work_id_pk" PRIMARY KEY("user_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "work_seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_views" (
	"work_id" text PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "works" (
	"work_id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"state" text NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"function" text,
	"style" text,
	"space" text,
	"classify_ids" text[] NOT NULL,
	"materials" text[] NOT NULL,
	"colours" text[] NOT NULL,
	"licence" text NOT NULL,
	"cover_image_id" text,
	"cover_path" text,
	"cover_thumbnail" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"moderation" jsonb,
	"published_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"facets" text[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("collection_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_authors" ADD CONSTRAINT "work_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_details" ADD CONSTRAINT "work_details_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_details" ADD CONSTRAINT "work_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_downloads" ADD CONSTRAINT "work_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_downloads" ADD CONSTRAINT "work_downloads_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_features" ADD CONSTRAINT "work_features_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_follows" ADD CONSTRAINT "work_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_follows" ADD CONSTRAINT "work_follows_author_id_work_authors_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."work_authors"("author_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_likes" ADD CONSTRAINT "work_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_likes" ADD CONSTRAINT "work_likes_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_pictures" ADD CONSTRAINT "work_pictures_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_pictures" ADD CONSTRAINT "work_pictures_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reports" ADD CONSTRAINT "work_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reports" ADD CONSTRAINT "work_reports_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_views" ADD CONSTRAINT "work_views_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_author_id_work_authors_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."work_authors"("author_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_items_order" ON "collection_items" USING btree ("collection_id","at","work_id");--> statement-breakpoint
CREATE INDEX "collection_items_user" ON "collection_items" USING btree ("user_id","work_id");--> statement-breakpoint
CREATE INDEX "collection_items_work" ON "collection_items" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "collections_user" ON "collections" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "work_details_user" ON "work_details" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_downloads_work" ON "work_downloads" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "work_features_codes" ON "work_features" USING gin ("codes");--> statement-breakpoint
CREATE INDEX "work_follows_author" ON "work_follows" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "work_likes_work" ON "work_likes" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "work_pictures_image" ON "work_pictures" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "work_reports_open" ON "work_reports" USING btree ("work_id","at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "works_new" ON "works" USING btree ("published_at","work_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "works_liked" ON "works" USING btree ("likes","published_at","work_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "works_author" ON "works" USING btree ("author_id","published_at","work_id");--> statement-breakpoint
CREATE INDEX "works_user" ON "works" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "works_state" ON "works" USING btree ("state","changed_at","work_id") WHERE state <> 'visible';--> statement-breakpoint
CREATE INDEX "works_facets" ON "works" USING gin ("facets") WHERE listed;--> statement-breakpoint
CREATE INDEX "works_words" ON "works" USING gin ("words") WHERE listed;--> statement-breakpoint
CREATE FUNCTION "set_work_listed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	author_active boolean := true;
BEGIN
	IF NEW.user_id IS NOT NULL THEN
		SELECT status = 'active' INTO author_active FROM users WHERE id = NEW.user_id FOR SHARE;
	END IF;
	NEW.listed := NEW.state = 'visible' AND coalesce(author_active, false);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "works_listed" BEFORE INSERT OR UPDATE OF "state" ON "works" FOR EACH ROW EXECUTE FUNCTION "set_work_listed"();
--> statement-breakpoint
CREATE FUNCTION "list_works_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE works SET state = state WHERE user_id = NEW.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_list_works" AFTER UPDATE OF "status" ON "users" FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "list_works_of_user"();
--> statement-breakpoint
CREATE FUNCTION "count_work_likes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE works SET likes = likes + changed.number
			FROM (SELECT work_id, count(*)::integer AS number FROM changed_rows GROUP BY work_id ORDER BY work_id) changed
			WHERE works.work_id = changed.work_id;
	ELSE
		UPDATE works SET likes = greatest(0, likes - changed.number)
			FROM (SELECT work_id, count(*)::integer AS number FROM changed_rows GROUP BY work_id ORDER BY work_id) changed
			WHERE works.work_id = changed.work_id;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "work_likes_added" AFTER INSERT ON "work_likes" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_work_likes"();
--> statement-breakpoint
CREATE TRIGGER "work_likes_removed" AFTER DELETE ON "work_likes" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_work_likes"();
