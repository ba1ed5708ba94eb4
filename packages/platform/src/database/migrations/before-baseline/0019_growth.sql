CREATE TABLE "campaign_visits" (
	"owner_id" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"plan" text NOT NULL,
	"unit" text NOT NULL,
	"key_word" text NOT NULL,
	"requester_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_visits_owner_id_day_source_plan_unit_key_word_pk" PRIMARY KEY("owner_id","day","source","plan","unit","key_word")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer,
	"tickets" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "campaign_visits_age" ON "campaign_visits" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "campaign_visits_requester" ON "campaign_visits" USING btree ("requester_hash","created_at");--> statement-breakpoint
CREATE INDEX "invitations_age" ON "invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_up_sources_invite" ON "sign_up_sources" USING btree ("invite_code");