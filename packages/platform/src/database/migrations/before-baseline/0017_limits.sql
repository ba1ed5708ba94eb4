CREATE TABLE "limit_counts" (
	"key" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "limit_counts_key_ends_at_pk" PRIMARY KEY("key","ends_at")
);
--> statement-breakpoint
CREATE INDEX "limit_counts_end" ON "limit_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE FUNCTION "tell_access_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('plumbline_access_ended', to_jsonb(OLD) ->> TG_ARGV[0]);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_tell_end" AFTER UPDATE OF "revoked_at" ON "sessions" FOR EACH ROW WHEN (OLD."revoked_at" IS NULL AND NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION "tell_access_ended"('user_id');
--> statement-breakpoint
CREATE TRIGGER "sessions_tell_removal" AFTER DELETE ON "sessions" FOR EACH ROW WHEN (OLD."revoked_at" IS NULL) EXECUTE FUNCTION "tell_access_ended"('user_id');
--> statement-breakpoint
CREATE TRIGGER "api_keys_tell_end" AFTER UPDATE OF "revoked_at" ON "api_keys" FOR EACH ROW WHEN (OLD."revoked_at" IS NULL AND NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION "tell_access_ended"('user_id');
--> statement-breakpoint
CREATE TRIGGER "api_keys_tell_removal" AFTER DELETE ON "api_keys" FOR EACH ROW WHEN (OLD."revoked_at" IS NULL) EXECUTE FUNCTION "tell_access_ended"('user_id');
--> statement-breakpoint
CREATE TRIGGER "users_tell_change" AFTER UPDATE OF "status", "role", "user_type", "membership_level", "membership_expires_at" ON "users" FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status" OR OLD."role" IS DISTINCT FROM NEW."role" OR OLD."user_type" IS DISTINCT FROM NEW."user_type" OR OLD."membership_level" IS DISTINCT FROM NEW."membership_level" OR OLD."membership_expires_at" IS DISTINCT FROM NEW."membership_expires_at") EXECUTE FUNCTION "tell_access_ended"('id');
